import type { Crumb } from '#model/views/pages.ts';
import { useMessages } from '../../messages/messages.tsx';
import styles from './breadcrumbs.module.css';

/** The path from the home page to the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const messages = useMessages();
  return (
    <nav aria-label={messages.breadcrumbs} data-print="hide">
      <ol role="list" className={styles.crumbs}>
        {crumbs.map(({ label, href }, at) => (
          <li key={at}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
