import { maxPieces, pieceRules } from '#model/forms/pieces.ts';
import { type Language, languageOfPath } from '#model/language.ts';
import type { BrowserStorage } from '../storage/storage.ts';
import { listChanged, listStorage, storageKey } from './presence.ts';

/** An item on the request list, with the name it had when it was added. */
export interface ListedItem {
  slug: string;
  name: string;
  /** The language of name and path. */
  language: Language;
  /** Path of its page. */
  path: string;
  /** What the visitor adds, such as a ring size. */
  note?: string;
}

/** The items that the visitor wants to ask about, in the order in which they were added. */
export interface RequestList {
  /** The same array until something changes. */
  items: () => readonly ListedItem[];
  /**
   * Adds an item at the end, unless the list is full. An item already on the list keeps its
   * position and gets the new name.
   */
  add: (item: ListedItem) => void;
  remove: (slug: string) => void;
  /** Restores a removed item at its position. */
  restore: (item: ListedItem, at: number) => void;
  /** Changes an item's name, path or note. */
  change: (slug: string, change: Partial<Omit<ListedItem, 'slug'>>) => void;
  clear: () => void;
  /**
   * Calls back at each change, including those in other tabs. @returns a function that
   * unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Stored in local storage for all languages and tabs; without storage, for the lifetime of the
 * document.
 */
export function createRequestList(storage: BrowserStorage): RequestList {
  const listeners = new Set<() => void>();
  let stored: string | null = null;
  let items: readonly ListedItem[] = [];

  /** Storage is read each time: another tab may have written to it. */
  const read = () => {
    const text = storage.get(storageKey);
    if (text !== stored) items = parse(text);
    stored = text;
    return items;
  };
  const write = (next: readonly ListedItem[]) => {
    if (next.length > 0) storage.set(storageKey, JSON.stringify(next));
    else storage.remove(storageKey);
    for (const listener of listeners) listener();
    dispatchEvent(new Event(listChanged));
  };
  const has = (slug: string) => read().some((item) => item.slug === slug);
  const change: RequestList['change'] = (slug, changed) =>
    write(read().map((item) => (item.slug === slug ? { ...item, ...changed } : item)));
  const restore: RequestList['restore'] = (item, at) => {
    if (has(item.slug)) change(item.slug, item);
    else if (read().length < maxPieces) write(read().toSpliced(at, 0, item));
  };

  return {
    items: read,
    add: (item) => restore(item, maxPieces),
    remove: (slug) => write(read().filter((item) => item.slug !== slug)),
    restore,
    change,
    clear: () => write([]),
    subscribe(listener) {
      const unsubscribe = storage.subscribe((key) => {
        if (key === null || key === storageKey) listener();
      });
      const hear = ({ persisted }: PageTransitionEvent) => {
        // A document in the back/forward cache is not notified of changes in other documents.
        if (persisted) listener();
      };
      addEventListener('pageshow', hear);
      listeners.add(listener);
      return () => {
        unsubscribe();
        removeEventListener('pageshow', hear);
        listeners.delete(listener);
      };
    },
  };
}

/** The visitor's list. */
export const requestList: RequestList = createRequestList(listStorage);

/** Storage may contain anything. */
function parse(text: string | null): readonly ListedItem[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  const found = new Map<string, ListedItem>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    const item = parseItem(entry);
    if (item && found.size < maxPieces) found.set(item.slug, item);
  }
  return [...found.values()];
}

function parseItem(entry: unknown): ListedItem | undefined {
  const { slug, name, path, note, language } = (entry ?? {}) as Record<string, unknown>;
  const isSound =
    isText(slug, pieceRules.id.max) &&
    isText(name, pieceRules.title.max) &&
    isText(path, pieceRules.path.max) &&
    /^\/(?![/\\])/.test(path) &&
    languageOfPath(path) === language;
  if (!isSound) return undefined;
  return {
    slug,
    name,
    language: languageOfPath(path),
    path,
    ...(typeof note === 'string' && note ? { note: note.slice(0, pieceRules.note.max) } : {}),
  };
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= max;
}
