import { browserStorage } from '../storage/storage.ts';

/** Where the request list is stored. */
export const listStorage = browserStorage('localStorage');

export const storageKey = 'request-list';

/** The window event for a change in this document. */
export const listChanged = 'request-list-changed';

/**
 * Whether the visitor has put anything on the request list. Works without the list's own code,
 * which few visitors need.
 */
export function hasList(): boolean {
  return listStorage.get(storageKey) !== null;
}

/** Calls back when that may have changed. @returns a function that unsubscribes. */
export function subscribeToPresence(listener: () => void): () => void {
  addEventListener(listChanged, listener);
  const unsubscribe = listStorage.subscribe(listener);
  return () => {
    removeEventListener(listChanged, listener);
    unsubscribe();
  };
}
