import { type Catalogue, openCatalogue, type Scope } from '#model/catalogue/catalogue.ts';
import type { CatalogueFile } from '#model/catalogue/catalogue-file.ts';
import { type Found, findItems } from '#model/catalogue/find-items.ts';
import { parseSelection, type Selection, selectionQuery } from '#model/catalogue/selection.ts';
import type { ItemCardView } from '#model/views/item-card.ts';
import type { ItemListView } from '#model/views/item-list.ts';
import { arrivedData, fetchData } from './fetch-data.ts';

/** The state of a list for a query. */
export type BrowsingState = { kind: 'loading' } | { kind: 'failed' } | ReadyState;

/** The items found, and the remaining filters. */
export interface ReadyState {
  kind: 'ready';
  selection: Selection;
  found: Found;
  /**
   * The cards of the items shown; undefined for those that are still loading at the end. If all
   * items change, the previous cards stay until the new ones have loaded.
   */
  cards: readonly (ItemCardView | undefined)[];
  /** Whether the cards are the previous ones. */
  isStale: boolean;
  /** Whether some cards could not be loaded. */
  lacksCards: boolean;
}

/** Filters one list by the query of the address. */
export interface Browsing {
  subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  state: (query: string) => BrowsingState;
  /** Loads the missing parts of a query's state; never rejects. */
  load: (query: string) => Promise<void>;
  /** The query string for a selection. */
  queryOf: (selection: Selection) => string;
}

const known = new Map<string, Browsing>();

/** @param index Hash of the file used to filter the list. */
export function browsingOf(index: string, { category, items }: ItemListView): Browsing {
  const key = `${index} ${category}`;
  const browsing = known.get(key) ?? createBrowsing(index, category, items);
  known.set(key, browsing);
  return browsing;
}

interface OpenedList {
  catalogue: Catalogue;
  scope: Scope;
}

function createBrowsing(
  index: string,
  category: string | undefined,
  first: readonly ItemCardView[],
): Browsing {
  const listeners = new Set<() => void>();
  let opened: OpenedList | undefined;
  let hasFailed = false;
  let lacksCards = false;
  let latest: { query: string; found: Found } | undefined;
  let last: { query: string; state: BrowsingState } | undefined;
  let shown: ReadyState['cards'] = first;
  /** By position: the cards from the page, and those from the files loaded so far. */
  const cards = new Map<number, ItemCardView>();

  const changed = () => {
    last = undefined;
    for (const listener of listeners) listener();
  };
  const compute = (query: string): BrowsingState => {
    if (!opened) return { kind: hasFailed ? 'failed' : 'loading' };
    const { catalogue, scope } = opened;
    const selection = parseSelection(query, scope.facets);
    // If only cards have arrived, the items found are the same.
    const found =
      (latest?.query === query ? latest.found : undefined) ??
      findItems(catalogue, scope, selection);
    const own = Array.from(found.positions, (position) => cards.get(position));
    const isWhole = !own.includes(undefined);
    const isStale = !isWhole && !lacksCards && !shown.every((card, at) => card === own[at]);
    if (!isStale) shown = own;
    return { kind: 'ready', selection, found, cards: shown, isStale, lacksCards };
  };
  const state = (query: string): BrowsingState => {
    if (last?.query === query) return last.state;
    const next = compute(query);
    if (next.kind === 'ready') latest = { query, found: next.found };
    last = { query, state: next };
    return next;
  };

  const open = async (): Promise<OpenedList> => {
    const { catalogue: file } = (await fetchData(index)) as { catalogue: CatalogueFile };
    const catalogue = openCatalogue(file);
    const scope = catalogue.scope(category);
    const found = findItems(catalogue, scope, parseSelection('', scope.facets));
    for (const [at, card] of first.entries()) cards.set(found.positions[at] ?? -1, card);
    latest = { query: '', found };
    return { catalogue, scope };
  };

  const addCards = (file: number, perFile: number, data: unknown) => {
    for (const [at, card] of (data as { cards: ItemCardView[] }).cards.entries()) {
      cards.set(file * perFile + at, card);
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state,
    async load(query) {
      try {
        if (!opened) {
          opened = await open();
          hasFailed = false;
          changed();
        }
      } catch {
        hasFailed = true;
        changed();
        return;
      }
      const { perFile, files } = opened.catalogue.cards;
      const now = state(query);
      if (now.kind !== 'ready') return;
      const missing = now.found.positions.filter((position) => !cards.has(position));
      const needed = new Set(Array.from(missing, (position) => Math.floor(position / perFile)));
      if (needed.size === 0) return;
      const results = await Promise.allSettled(
        Array.from(needed, async (file) => {
          const hash = files[file] ?? '';
          addCards(file, perFile, arrivedData(hash) ?? (await fetchData(hash)));
        }),
      );
      lacksCards = results.some(({ status }) => status === 'rejected');
      changed();
    },
    queryOf: (selection) => (opened ? selectionQuery(selection, opened.scope.facets) : ''),
  };
}
