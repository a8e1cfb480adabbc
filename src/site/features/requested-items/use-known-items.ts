import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../messages/messages.tsx';
import { type ListedItem, requestList } from '../../request-list/list.ts';
import { type KnownItem, loadItem } from './load-item.ts';

/** The current data about an item on the list. */
export interface Knowledge {
  item?: KnownItem;
  /** Whether its page no longer exists. */
  isMissing?: true;
  /** Its name when it was chosen, if that has changed since. */
  before?: string;
}

/** Loads each item on the list once per page view, and updates the names on the list. */
export function useKnownItems(items: readonly ListedItem[]): ReadonlyMap<string, Knowledge> {
  const language = useLanguage();
  const [known, setKnown] = useState<ReadonlyMap<string, Knowledge>>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const ask = async (listed: ListedItem) => {
      const found = await loadItem(listed, language);
      if (found === undefined) return;
      setKnown((all) => new Map(all).set(listed.slug, knowledge(listed, found)));
      if (found !== 'missing') call(listed, found);
    };
    for (const listed of items) {
      if (asked.current.has(listed.slug)) continue;
      asked.current.add(listed.slug);
      void ask(listed);
    }
  }, [items, language]);
  return known;
}

function knowledge(listed: ListedItem, found: KnownItem | 'missing'): Knowledge {
  if (found === 'missing') return { isMissing: true };
  const isRenamed = found.language === listed.language && found.name !== listed.name;
  return { item: found, ...(isRenamed ? { before: listed.name } : {}) };
}

function call(listed: ListedItem, { name, path, language }: KnownItem): void {
  const isSame = listed.name === name && listed.path === path && listed.language === language;
  if (!isSame) requestList.change(listed.slug, { name, path, language });
}
