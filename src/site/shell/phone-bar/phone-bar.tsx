import { partIds } from '#model/part-ids.ts';
import type { ShellView } from '#model/views/shell.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import styles from './phone-bar.module.css';

/**
 * On phones, at the lower edge: the most common tasks, and a link to the top. It gives way to the
 * consent banner and the keyboard. In larger windows whose header scrolls away, only the link to
 * the top remains, in the margin, where it covers nothing.
 */
export function PhoneBar({ shell }: { shell: ShellView }) {
  const messages = useMessages();
  const { phone } = shell.company;
  return (
    <nav className={styles.bar} aria-label={messages.phoneBar} data-print="hide">
      {phone && 'href' in phone ? <Link link={{ ...phone, label: messages.call }} /> : null}
      <Link link={shell.routeLink} plain>
        <Icon name="route" />
        {messages.route}
      </Link>
      <a href={`${shell.contact}#${partIds.hours}`}>
        <OpenNow always={messages.openingHours} />
      </a>
      <a href={`#${partIds.content}`} aria-label={messages.backToTop}>
        <Icon name="arrow" />
      </a>
    </nav>
  );
}
