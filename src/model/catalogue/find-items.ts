import type { Catalogue, Facet, Scope } from './catalogue.ts';
import type { Selection, FacetFilter } from './selection.ts';

/** What a selection leaves of the items. */
export interface Found {
  total: number;
  /** The positions of those shown, in the order wished for. */
  positions: Uint32Array;
  /** What the items can be told apart by, and how many there would be. */
  groups: FoundGroup[];
}

/** What one facet offers. All but the facet's own filter is taken into account, so that it can be changed. */
export interface FoundGroup {
  facet: Facet;
  /** How many items there are without the facet's own filter. */
  total: number;
  /** Of a choice: the items that have it, by its place. Of a flag: those that have it, alone. */
  counts: readonly number[];
  /** The least and the greatest number of a range; missing where no item has any. */
  least?: number;
  most?: number;
}

/**
 * The items of a scope that fulfil all filters, with the number that each further filter would leave:
 * an item that fails a single filter still counts for the facet of that filter. Loops run along columns,
 * which browsers make fast code of at once.
 */
export function findItems(catalogue: Catalogue, scope: Scope, selection: Selection): Found {
  const { facets } = scope;
  const failures = failuresOf(catalogue.size, scope, selection);
  const tallies = facets.map((facet, place) => tally(facet, place, failures, scope));
  const total = count(failures, scope);
  return {
    total,
    positions: picked(catalogue.inOrder(selection.order), {
      failures,
      scope,
      size: Math.min(total, selection.shown),
    }),
    groups: facets.map((facet, place) => groupOf(facet, tallies[place] ?? new Uint32Array())),
  };
}

/** Items in `failures` that fail none of the filters, or more than one. */
const none = -1;
const several = -2;

/** The place of the only facet that an item fails, `none` or `several`; by its position. */
function failuresOf(size: number, { facets, from, to }: Scope, { filters }: Selection): Int16Array {
  const failures = new Int16Array(size).fill(none);
  for (const [place, facet] of facets.entries()) {
    const filter = filters.get(facet.key);
    if (!filter) continue;
    const { column } = facet;
    const holds = holding(facet, filter);
    for (let position = from; position < to; position += 1) {
      if (holds[column[position] ?? 0] === 1) continue;
      failures[position] = failures[position] === none ? place : several;
    }
  }
  return failures;
}

/** How many items have each set of a facet's values, where nothing but the facet itself is failed. */
function tally(
  { column, sets }: Facet,
  place: number,
  failures: Int16Array,
  { from, to }: Scope,
): Uint32Array {
  const items = new Uint32Array(sets.length);
  for (let position = from; position < to; position += 1) {
    const failed = failures[position];
    if (failed !== none && failed !== place) continue;
    const set = column[position] ?? 0;
    items[set] = (items[set] ?? 0) + 1;
  }
  return items;
}

function count(failures: Int16Array, { from, to }: Scope): number {
  let items = 0;
  for (let position = from; position < to; position += 1) {
    if (failures[position] === none) items += 1;
  }
  return items;
}

interface Picking {
  failures: Int16Array;
  scope: Scope;
  /** How many are wanted. */
  size: number;
}

function picked(order: Uint32Array, { failures, scope: { from, to }, size }: Picking): Uint32Array {
  const positions = new Uint32Array(size);
  let next = 0;
  for (let at = 0; at < order.length && next < size; at += 1) {
    const position = order[at] ?? 0;
    if (position < from || position >= to || failures[position] !== none) continue;
    positions[next] = position;
    next += 1;
  }
  return positions;
}

/** Which sets of values fulfil a filter: those with any of its choices, or with a number in its range. */
function holding({ sets, choices }: Facet, filter: FacetFilter): Uint8Array {
  if (filter.kind === 'range') {
    const { min = -Infinity, max = Infinity } = filter;
    return marks(sets, (value) => value >= min && value <= max);
  }
  if (filter.kind === 'flag') return marks(sets, () => true);
  const ids = new Set(filter.ids);
  const wanted = (choices ?? []).map(([id]) => ids.has(id));
  return marks(sets, (value) => wanted[value] ?? false);
}

function marks(sets: readonly number[][], holds: (value: number) => boolean): Uint8Array {
  return Uint8Array.from(sets, (values) => (values.some(holds) ? 1 : 0));
}

/** @param having How many items have each set of the facet's values. */
function groupOf(facet: Facet, having: Uint32Array): FoundGroup {
  const { kind, sets, choices } = facet;
  const total = having.reduce((sum, items) => sum + items, 0);
  if (kind === 'range') {
    const values = sets.filter((_, set) => (having[set] ?? 0) > 0).flat();
    if (values.length === 0) return { facet, total, counts: [] };
    const least = values.reduce((one, other) => Math.min(one, other));
    const most = values.reduce((one, other) => Math.max(one, other));
    return { facet, total, counts: [], least, most };
  }
  const counts = Array.from({ length: kind === 'flag' ? 1 : (choices?.length ?? 0) }, () => 0);
  for (const [set, values] of sets.entries()) {
    for (const value of values) {
      const place = kind === 'flag' ? 0 : value;
      counts[place] = (counts[place] ?? 0) + (having[set] ?? 0);
    }
  }
  return { facet, total, counts };
}
