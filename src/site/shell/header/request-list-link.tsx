import { useSyncExternalStore } from 'react';
import type { ViewLink } from '#model/views/common.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { hasList, subscribeToPresence } from '../../request-list/presence.ts';
import { useLater } from '../../ui/use-later.ts';
import styles from './header.module.css';

/** The link to the visitor's request list, with the number of items on it. */
export function RequestListLink({ link }: { link: ViewLink }) {
  const isUsed = useSyncExternalStore(subscribeToPresence, hasList, () => false);
  const list = useLater(isUsed ? loadList : undefined);
  const count = useSyncExternalStore(
    list?.subscribe ?? notYet,
    () => list?.items().length ?? 0,
    () => 0,
  );
  return (
    <a className={styles.list} href={link.href} data-slot="cart">
      <Icon name="heart" />
      <span className="visually-hidden">{link.label}</span>
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </a>
  );
}

async function loadList() {
  const { requestList } = await import('../../request-list/list.ts');
  return requestList;
}

function notYet() {
  return () => {};
}
