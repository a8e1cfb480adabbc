import type { CatalogueFile, FacetFile } from './catalogue-file.ts';
import { encodeColumn, encodePlaces } from './column.ts';

/** A facet, and a function that reads its values from an item. */
export interface FacetSource<Item> extends Omit<FacetFile, 'sets' | 'column' | 'choices'> {
  choices?: readonly { id: string; name: string }[];
  /** Ids of choices, numbers, or a flag's boolean. Values of other types are ignored. */
  valuesOf: (item: Item) => readonly (string | number | boolean)[];
}

interface CatalogueSource<Item> {
  /** Sorted by category, then in the recommended order. */
  items: readonly Item[];
  facets: readonly FacetSource<Item>[];
  recommended: (a: Item, b: Item) => number;
  byName: (a: Item, b: Item) => number;
  cards: CatalogueFile['cards'];
}

/** Makes the file that a browser filters items with. Omits facets that no item has. */
export function makeCatalogueFile<Item>(source: CatalogueSource<Item>): CatalogueFile {
  const { items, facets, recommended, byName, cards } = source;
  return {
    size: items.length,
    facets: facets.map((facet) => facetFile(facet, items)).filter(({ sets }) => sets.length > 1),
    recommended: encodePlaces(placesBy(items, recommended)),
    byName: encodePlaces(placesBy(items, byName)),
    cards,
  };
}

function facetFile<Item>(
  { valuesOf, choices, ...facet }: FacetSource<Item>,
  items: readonly Item[],
): FacetFile {
  const placeOf = new Map(choices?.map(({ id }, place) => [id, place]));
  const sets = new Map([['', { place: 0, numbers: [] as number[] }]]);
  const ofItems = items.map((item) => {
    const numbers = numbersOf(facet.kind, valuesOf(item), placeOf);
    const key = numbers.join(' ');
    const known = sets.get(key) ?? { place: 0, numbers };
    sets.set(key, known);
    return known;
  });
  const sorted = [...sets.values()].toSorted((a, b) => compare(a.numbers, b.numbers));
  for (const [place, set] of sorted.entries()) set.place = place;
  return {
    ...facet,
    ...(choices ? { choices: choices.map(({ id, name }) => [id, name]) } : {}),
    sets: sorted.map(({ numbers }) => numbers),
    column: encodeColumn(ofItems.map(({ place }) => place)),
  };
}

/** The values of an item as the file stores them: ascending, without duplicates. */
function numbersOf(
  kind: FacetFile['kind'],
  values: readonly (string | number | boolean)[],
  placeOf: ReadonlyMap<string, number>,
): number[] {
  if (kind === 'flag') return values.includes(true) ? [1] : [];
  const numbers = values.flatMap((value) => {
    if (kind === 'range') return typeof value === 'number' ? value : [];
    return (typeof value === 'string' ? placeOf.get(value) : undefined) ?? [];
  });
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/** Compares by the first number that differs; an empty list comes first. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, place) => value !== b[place]);
  const [one, other] = at < 0 ? [a.length, b.length] : [a[at] ?? 0, b[at] ?? -Infinity];
  return one - other;
}

/** The rank of each item in an order. The sort is stable. */
function placesBy<Item>(items: readonly Item[], order: (a: Item, b: Item) => number): Uint32Array {
  const places = new Uint32Array(items.length);
  const sorted = [...items.entries()].toSorted(([, a], [, b]) => order(a, b));
  for (const [place, [position]] of sorted.entries()) places[position] = place;
  return places;
}
