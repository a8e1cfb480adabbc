/**
 * The data a browser needs to filter one language's items, column by column. Items are sorted by
 * category, then in the recommended order. An item's id is its position.
 */
export interface CatalogueFile {
  /** Number of items. */
  size: number;
  facets: FacetFile[];
  /** The orders across all categories: each item's rank, encoded by `encodePlaces`. */
  recommended: string;
  byName: string;
  cards: {
    /** The number of cards per file. */
    perFile: number;
    /** The hashes of the files, in item order. */
    files: string[];
  };
}

/** A property that items can be filtered by. */
export interface FacetFile {
  /** Its name in the query string: 'brand', 'material'. */
  key: string;
  /** What visitors read: 'Material'. */
  name: string;
  /** Whether visitors pick some of its values, a range, or only the items that have it. */
  kind: 'choice' | 'range' | 'flag';
  /** The unit of a range: 'mm'. */
  unit?: string;
  /** The values of a choice in display order: ids and names. */
  choices?: [id: string, name: string][];
  /**
   * Each distinct combination of values: indexes into `choices`, numbers, or 1 for a set flag. The
   * first is empty.
   */
  sets: number[][];
  /** One index into `sets` per item, encoded by `encodeColumn`. */
  column: string;
}

/** The keys of facets that are not attributes. */
export const ownKeys = { category: 'category', brand: 'brand', price: 'price' } as const;

/** The other parameters of the query string. */
export const queryKeys = { order: 'sort', shown: 'show' } as const;

const taken: ReadonlySet<string> = new Set([
  ...Object.values(ownKeys),
  ...Object.values(queryKeys),
]);

/**
 * The key of an attribute: its id. If another parameter has that name, a dot is added, which no id
 * contains.
 */
export function attributeKey(id: string): string {
  return taken.has(id) ? `${id}.` : id;
}
