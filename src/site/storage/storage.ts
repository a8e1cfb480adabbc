/** Strings by key in a storage area of the browser. */
export interface BrowserStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /**
   * Calls back when another document has changed a key, or all of them (null).
   *
   * @returns a function that unsubscribes.
   */
  subscribe: (listener: (key: string | null) => void) => () => void;
}

/**
 * A storage area that also works if storage is blocked or full: values then last as long as the
 * document, and the previously stored value is removed at once because it is outdated.
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
        // The later change counts.
        if (key === null) unstored.clear();
        else unstored.delete(key);
        listener(key);
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

/** Browsers that block storage throw on mere access. */
function areaOf(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}
