import { partIds } from '#model/part-ids.ts';
import type { MenuItemView, MenuLinkView } from '#model/views/shell.ts';
import { useMessages } from '../../messages/messages.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ariaCurrent, type Current } from '../current-link.ts';
import styles from './menu.module.css';
import { useMenu } from './use-menu.ts';

/** Connects the toggle in the header with the menu. */
export const menuId = partIds.menu;

interface MenuProps {
  items: readonly MenuItemView[];
  current: Current;
}

/**
 * The main menu. Entries with sub-links are `details` elements of the same name, so that the
 * browser keeps only one open. In small windows the whole menu is a popover.
 */
export function Menu({ items, current }: MenuProps) {
  const messages = useMessages();
  const ref = useMenu();
  if (items.length === 0) return null;
  return (
    <nav
      ref={ref}
      id={menuId}
      className={styles.menu}
      aria-label={messages.mainMenu}
      popover="auto"
      data-print="hide"
    >
      <button
        type="button"
        className={styles.close}
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={messages.closeMenu}
      >
        <Icon name="close" />
      </button>
      <ul role="list" className={styles.items}>
        {items.map((item, at) => (
          <li key={at} lang={item.lang} data-type={item.type}>
            {item.links.length + item.groups.length > 0 ? (
              <Panel item={item} current={current} />
            ) : null}
            {item.links.length + item.groups.length === 0 && item.link ? (
              <MenuLink link={item.link} current={current} className={styles.entry} />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ item, current }: { item: MenuItemView; current: Current }) {
  const messages = useMessages();
  const below = [...item.links, ...item.groups.flatMap(({ links }) => links)];
  // The entry's own page needs a link unless one of the sub-links leads to it.
  const own = below.some(({ href }) => href === item.link?.href) ? undefined : item.link;
  return (
    <details name={menuId} className={styles.details}>
      <summary className={styles.entry}>
        {item.label}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.columns}>
          {own || item.links.length > 0 ? (
            <div className={styles.group}>
              {own ? (
                <MenuLink
                  link={{ ...own, label: messages.overview(item.label) }}
                  current={current}
                  className={styles.overview}
                />
              ) : null}
              <Links links={item.links} current={current} />
            </div>
          ) : null}
          {item.groups.map((group, at) => (
            <div key={at} className={styles.group}>
              <p className={styles.heading} lang={group.lang}>
                {group.label}
              </p>
              <Links links={group.links} current={current} />
            </div>
          ))}
        </div>
      </div>
    </details>
  );
}

function Links({ links, current }: { links: readonly MenuLinkView[]; current: Current }) {
  if (links.length === 0) return null;
  return (
    <ul role="list">
      {links.map((link, at) => (
        <li key={at}>
          <MenuLink link={link} current={current} />
        </li>
      ))}
    </ul>
  );
}

interface MenuLinkProps {
  link: MenuLinkView;
  current: Current;
  className?: string | undefined;
}

function MenuLink({ link, current, className }: MenuLinkProps) {
  return (
    <Link
      link={link}
      lang={link.lang}
      className={classes(styles.link, className)}
      {...(link.type ? { 'data-type': link.type } : {})}
      aria-current={ariaCurrent(link.href, current)}
    />
  );
}
