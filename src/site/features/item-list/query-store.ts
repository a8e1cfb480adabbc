/** Notified when code changes the address; browsers only report their own changes. */
const listeners = new Set<() => void>();

/** The query string of one page. */
export interface QueryStore {
  subscribe: (listener: () => void) => () => void;
  /** '?brand=ostra', even if the address is already the next page's. */
  current: () => string;
}

/** Follows the query string of the page currently shown. */
export function createQueryStore(): QueryStore {
  const path = location.pathname;
  let last = location.search;
  return {
    subscribe(listener) {
      listeners.add(listener);
      addEventListener('popstate', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('popstate', listener);
      };
    },
    current() {
      if (location.pathname === path) last = location.search;
      return last;
    },
  };
}

/**
 * Writes a query string into the page's address, as a new history entry or replacing the current
 * one.
 */
export function writeQuery(query: string, as: 'step' | 'replacement'): void {
  const address = location.pathname + query;
  if (as === 'step') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  for (const listener of listeners) listener();
}
