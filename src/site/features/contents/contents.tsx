import { type MouseEvent, useState } from 'react';
import type { ViewLink } from '#model/views/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { ContentsDrawer } from './contents-drawer.tsx';
import styles from './contents.module.css';

/** The minimum number of links; with fewer, a table of contents does not help. */
const fewest = 3;

/** The list's anchor, which the button links to without JavaScript. */
const anchor = 'contents';

interface ContentsProps {
  /** Links to the sections of the page. */
  links: readonly ViewLink[];
}

/** The table of contents beside a long text; renders nothing for few sections. */
export function Contents({ links }: ContentsProps) {
  const messages = useMessages();
  if (links.length < fewest) return null;
  return (
    <nav id={anchor} className={styles.contents} aria-label={messages.sidebar} data-print="hide">
      <h2>{messages.sidebar}</h2>
      <ContentsList links={links} />
    </nav>
  );
}

function ContentsList({ links }: ContentsProps) {
  return (
    <ul role="list" className={styles.list}>
      {links.map((link) => (
        <li key={link.href}>
          <Link link={link} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Opens the table of contents in small windows, where the list is below the text. Stays visible
 * while the text above it does; the drawer loads on first use.
 */
export function ContentsButton({ links }: ContentsProps) {
  const messages = useMessages();
  const [drawer, setDrawer] = useState<{ Drawer: typeof ContentsDrawer; times: number }>();
  if (links.length < fewest) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    import('./contents-drawer.tsx').then(
      (module) =>
        setDrawer((now) => ({ Drawer: module.ContentsDrawer, times: (now?.times ?? 0) + 1 })),
      () => location.assign(`#${anchor}`),
    );
  };
  return (
    <>
      <a href={`#${anchor}`} className={styles.button} data-print="hide" onClick={open}>
        <Icon name="menu" />
        {messages.sidebar}
      </a>
      {drawer ? (
        <drawer.Drawer times={drawer.times}>
          <ContentsList links={links} />
        </drawer.Drawer>
      ) : null}
    </>
  );
}
