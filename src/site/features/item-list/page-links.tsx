import { Fragment } from 'react';
import type { ItemListView } from '#model/views/item-list.ts';
import { catalogueWords } from '#words/catalogue.ts';
import { useLanguage } from '../../messages/messages.tsx';
import styles from './item-list.module.css';

/** Links to the other pages of a list, with gaps for omitted ones. */
export function PageLinks({ pages }: { pages: ItemListView['pages'] | undefined }) {
  const { list: words } = catalogueWords[useLanguage()];
  if (!pages) return null;
  return (
    <nav className={styles.pages} aria-label={words.pages} data-print="hide">
      <ul role="list">
        {pages.links.map(({ page, href }, at) => (
          <Fragment key={page}>
            {page > (pages.links[at - 1]?.page ?? 0) + 1 ? <li aria-hidden="true">…</li> : null}
            <li>
              <a
                href={href}
                aria-label={words.page(page)}
                aria-current={page === pages.current ? 'page' : undefined}
              >
                {page}
              </a>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
