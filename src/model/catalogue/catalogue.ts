import { type CatalogueFile, type FacetFile, ownKeys } from './catalogue-file.ts';
import { decodeOrder, openColumn } from './column.ts';
import type { Order } from './selection.ts';

/** A facet, decoded for filtering. */
export interface Facet extends Omit<FacetFile, 'column'> {
  /** One index into `sets` per item position. */
  column: Uint32Array;
}

/** The items of one language, ready to be filtered. */
export interface Catalogue {
  size: number;
  facets: readonly Facet[];
  cards: CatalogueFile['cards'];
  /** The positions of all items in the given order. */
  inOrder: (order: Order) => Uint32Array;
  /** The items of a category, or all items if there is no such category. */
  scope: (category: string | undefined) => Scope;
}

/** A contiguous range of items. */
export interface Scope {
  /** The first position, and the position after the last. */
  from: number;
  to: number;
  /** The facets that apply. Omits facets for which all items are the same. */
  facets: readonly Facet[];
}

/** Opens the file made by `makeCatalogueFile`. */
export function openCatalogue(file: CatalogueFile): Catalogue {
  const { size, cards } = file;
  const facets = file.facets.map((facet) => {
    const { column, things: sets } = openColumn(facet.column, size, facet.sets, []);
    return { ...facet, column, sets };
  });
  const scopes = new Map<string | undefined, Scope>();
  const orders = new Map<Order, Uint32Array>();
  return {
    size,
    facets,
    cards,
    inOrder: (order) => remember(orders, order, () => sorted(file, facets, order)),
    scope: (category) => remember(scopes, category, () => scopeOf(size, facets, category)),
  };
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function sorted(file: CatalogueFile, facets: readonly Facet[], order: Order): Uint32Array {
  if (order === 'name') return decodeOrder(file.byName, file.size);
  const recommended = decodeOrder(file.recommended, file.size);
  const price = facets.find(({ key }) => key === ownKeys.price);
  if (order === 'recommended' || !price) return recommended;
  // The price sets are ascending. Items without a price come last.
  const { column, sets } = price;
  const rank = (position: number) => {
    const place = column[position] ?? 0;
    if (sets[place]?.length === 0) return sets.length;
    return order === 'price-up' ? place : sets.length - place;
  };
  return sortedBy(recommended, rank, sets.length + 1);
}

/** Counting sort by rank; ranks are below `ranks`. The sort is stable. */
function sortedBy(
  things: Uint32Array,
  rank: (thing: number) => number,
  ranks: number,
): Uint32Array {
  const next = new Uint32Array(ranks + 1);
  for (const thing of things) next[rank(thing) + 1] = (next[rank(thing) + 1] ?? 0) + 1;
  for (let at = 1; at <= ranks; at += 1) next[at] = (next[at] ?? 0) + (next[at - 1] ?? 0);
  const result = new Uint32Array(things.length);
  for (const thing of things) {
    const place = next[rank(thing)] ?? 0;
    result[place] = thing;
    next[rank(thing)] = place + 1;
  }
  return result;
}

function scopeOf(size: number, facets: readonly Facet[], category: string | undefined): Scope {
  const facet = facets.find(({ key }) => key === ownKeys.category);
  const place = facet?.choices?.findIndex(([id]) => id === category) ?? -1;
  const set = facet?.sets.findIndex((numbers) => numbers[0] === place) ?? -1;
  const isAll = !facet || place < 0 || set < 0;
  const from = isAll ? 0 : facet.column.indexOf(set);
  const to = isAll ? size : facet.column.lastIndexOf(set) + 1;
  const differ = ({ column }: Facet) => {
    for (let at = from + 1; at < to; at += 1) if (column[at] !== column[from]) return true;
    return false;
  };
  return { from, to, facets: facets.filter(differ) };
}
