/** Told of changes that code makes to the address; browsers tell of their own alone. */
const listeners = new Set<() => void>();

/** The query of the address of one page. */
export interface QueryStore {
  subscribe: (listener: () => void) => () => void;
  /** '?brand=ostra', also while the address is already that of the next page. */
  current: () => string;
}

/** Follows the query of the page that is shown now. */
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

/** Writes a query into the address of the page, as a step that leads back, or in place of the last. */
export function writeQuery(query: string, as: 'step' | 'replacement'): void {
  const address = location.pathname + query;
  if (as === 'step') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  for (const listener of listeners) listener();
}
