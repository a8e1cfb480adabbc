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
 * The main menu. An entry's text links to its page. Sub-links are in `details` elements of the same
 * name, so that the browser keeps only one open. In small windows the whole menu is a popover.
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
            {item.link ? (
              <MenuLink link={item.link} current={current} className={styles.entry} />
            ) : null}
            {item.links.length + item.groups.length > 0 ? (
              <Panel item={item} current={current} />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The contents of an entry, below its name or, if its name is a link, beside it. */
function Panel({ item, current }: { item: MenuItemView; current: Current }) {
  const messages = useMessages();
  return (
    <details name={menuId} className={styles.details}>
      <summary
        className={styles.entry}
        aria-label={item.link ? messages.submenu(item.label) : undefined}
      >
        {item.link ? null : item.label}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.columns}>
          {item.links.length > 0 ? (
            <div className={styles.group}>
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
