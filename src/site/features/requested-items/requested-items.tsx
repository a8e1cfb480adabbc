import { useState } from 'react';
import { pieceRules } from '#model/forms/pieces.ts';
import type { ViewLink } from '#model/views/common.ts';
import { requestListWords } from '#words/request-list.ts';
import { useLanguage, usePlural } from '../../messages/messages.tsx';
import { type ListedItem, requestList } from '../../request-list/list.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ListRow } from './list-row.tsx';
import type { Knowledge } from './use-known-items.ts';
import styles from './requested-items.module.css';

interface RequestedItemsProps {
  items: readonly ListedItem[];
  /** The items' current data, by slug. */
  known: ReadonlyMap<string, Knowledge>;
  /** Links to the lists of items, for a visitor who has not chosen any. */
  lists: readonly ViewLink[];
}

/** The items that the visitor has chosen, with their current data. */
export function RequestedItems({ items, known, lists }: RequestedItemsProps) {
  const words = requestListWords[useLanguage()];
  const plural = usePlural();
  const [removed, setRemoved] = useState<{ item: ListedItem; at: number }>();
  const [restored, setRestored] = useState<string>();
  const remove = (item: ListedItem, at: number) => {
    setRemoved({ item, at });
    requestList.remove(item.slug);
  };
  const undo = ({ item, at }: { item: ListedItem; at: number }) => {
    setRemoved(undefined);
    setRestored(item.slug);
    requestList.restore(item, at);
  };
  const rows = items.map((item, at) => (
    <ListRow
      key={item.slug}
      item={item}
      knowledge={known.get(item.slug)}
      isFocused={item.slug === restored}
      onNote={(note) => requestList.change(item.slug, { note: note.slice(0, pieceRules.note.max) })}
      onRemove={() => remove(item, at)}
    />
  ));
  const isBack = removed && items.some(({ slug }) => slug === removed.item.slug);
  if (removed && !isBack) {
    rows.splice(
      removed.at,
      0,
      <li key={`removed ${removed.item.slug}`} className={styles.removed} data-print="hide">
        <output>{words.removed(removed.item.name)}</output>
        <Button variant="outline" ref={focus} onClick={() => undo(removed)}>
          {words.undo}
        </Button>
      </li>,
    );
  }
  return (
    <>
      {items.length > 0 ? (
        <div className={styles.head}>
          <p>{plural(items.length, words.count(items.length))}</p>
          <Button variant="outline" data-print="hide" onClick={() => print()}>
            {words.print}
          </Button>
        </div>
      ) : null}
      <ul role="list" className={styles.list}>
        {rows}
      </ul>
      {items.length > 0 ? (
        <p className={styles.kept} data-print="hide">
          {words.kept}
        </p>
      ) : (
        <Empty lists={lists} />
      )}
    </>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function Empty({ lists }: Pick<RequestedItemsProps, 'lists'>) {
  const words = requestListWords[useLanguage()];
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{words.empty}</p>
      <p>{words.emptyHelp}</p>
      <ul role="list" className={styles.lists}>
        {lists.map((link) => (
          <li key={link.href}>
            <ButtonLink link={link} variant="outline" />
          </li>
        ))}
      </ul>
    </div>
  );
}
