/**
 * All that a browser filters the items of a language by, column by column. Items stand in it
 * category by category, in each by the order that lists have; an item is known by its position.
 */
export interface CatalogueFile {
  /** Number of items. */
  size: number;
  facets: FacetFile[];
  /** The orders over all categories, as `encodePlaces` writes the place of each item. */
  recommended: string;
  byName: string;
  cards: {
    /** How many cards a file has. */
    perFile: number;
    /** Hashes of the files, in the order of the items. */
    files: string[];
  };
}

/** Something that items can be told apart by. */
export interface FacetFile {
  /** Its name in the query of addresses: 'brand', 'material'. */
  key: string;
  /** What visitors read: 'Material'. */
  name: string;
  /** Whether visitors choose some of its values, from one to another, or only those that have it. */
  kind: 'choice' | 'range' | 'flag';
  /** Of a range: 'mm'. */
  unit?: string;
  /** Of a choice: ids and names, in their order. */
  choices?: [id: string, name: string][];
  /**
   * What items have of it, each combination once: places in `choices`, numbers, or 1 for a flag that
   * is set. The first is empty.
   */
  sets: number[][];
  /** Places in `sets`, one for each item, as `encodeColumn` writes them. */
  column: string;
}

/** The keys of facets that are no attributes. */
export const ownKeys = { category: 'category', brand: 'brand', price: 'price' } as const;

/** What else stands in the query of an address beside facets. */
export const queryKeys = { order: 'sort', shown: 'show' } as const;

const taken: ReadonlySet<string> = new Set([
  ...Object.values(ownKeys),
  ...Object.values(queryKeys),
]);

/** The key of an attribute: its id, with a dot where another facet has that name: no id has dots. */
export function attributeKey(id: string): string {
  return taken.has(id) ? `${id}.` : id;
}
