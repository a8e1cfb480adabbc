import { useSyncExternalStore } from 'react';
import { type ListedItem, requestList } from './list.ts';

/** The items on the visitor's list; undefined until hydration. */
export function useRequestList(): readonly ListedItem[] | undefined {
  return useSyncExternalStore(requestList.subscribe, requestList.items, () => undefined);
}
