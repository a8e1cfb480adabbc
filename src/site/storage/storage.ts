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

type AreaName = 'localStorage' | 'sessionStorage';

/**
 * A storage area that also works if storage is missing, blocked, damaged or full: values then last
 * as long as the document, and the previously stored value is removed at once because it is
 * outdated.
 */
export function browserStorage(name: AreaName): BrowserStorage {
  const unstored = new Map<string, string>();
  const removeStored = (key: string) => attempt(() => globalThis[name].removeItem(key));
  return {
    get: (key) => unstored.get(key) ?? attempt(() => globalThis[name].getItem(key)) ?? null,
    set(key, value) {
      try {
        globalThis[name].setItem(key, value);
        unstored.delete(key);
      } catch {
        removeStored(key);
        unstored.set(key, value);
      }
    },
    remove(key) {
      removeStored(key);
      unstored.delete(key);
    },
    keys: () => [...(attempt(() => Object.keys(globalThis[name])) ?? []), ...unstored.keys()],
    subscribe(listener) {
      const hear = ({ key, storageArea }: StorageEvent) => {
        if (storageArea !== attempt(() => globalThis[name])) return;
        // The later change wins.
        if (key === null) unstored.clear();
        else unstored.delete(key);
        listener(key);
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

/**
 * The result of using storage; undefined if that throws. Browsers that block storage throw on mere
 * access, a web view without storage has null, and Firefox throws on each use once its file is
 * damaged.
 */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
