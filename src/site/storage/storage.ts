/** Texts by key in a storage area of the browser. */
export interface BrowserStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /**
   * Calls back when another document has changed a key, or all of them (null).
   *
   * @returns a function that ends it.
   */
  subscribe: (listener: (key: string | null) => void) => () => void;
}

/**
 * A storage area whose answers hold where it is blocked or full, too: there they end with the
 * document, and what was stored before is gone at once, as nobody wants it any longer.
 */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const unstored = new Map<string, string>();
  return {
    get: (key) => unstored.get(key) ?? areaOf(name)?.getItem(key) ?? null,
    set(key, value) {
      try {
        globalThis[name].setItem(key, value);
        unstored.delete(key);
      } catch {
        areaOf(name)?.removeItem(key);
        unstored.set(key, value);
      }
    },
    remove(key) {
      areaOf(name)?.removeItem(key);
      unstored.delete(key);
    },
    keys: () => [...Object.keys(areaOf(name) ?? {}), ...unstored.keys()],
    subscribe(listener) {
      const hear = ({ key, storageArea }: StorageEvent) => {
        if (storageArea !== areaOf(name)) return;
        // The later word counts.
        if (key === null) unstored.clear();
        else unstored.delete(key);
        listener(key);
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

/** Browsers that block storage throw at the mere access. */
function areaOf(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}
