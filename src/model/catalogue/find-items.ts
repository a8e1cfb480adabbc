import type { Catalogue, Facet, Scope } from './catalogue.ts';
import type { Selection, FacetFilter } from './selection.ts';

/** The result of a selection. */
export interface Found {
  total: number;
  /** The positions of the items shown, in the selected order. */
  positions: Uint32Array;
  /** The facets, with the item counts of their values. */
  groups: FoundGroup[];
}

/**
 * The values of one facet. Counts respect every filter except the facet's own, so that visitors can
 * change it.
 */
export interface FoundGroup {
  facet: Facet;
  /** The number of items without the facet's own filter. */
  total: number;
  /** For a choice: the number of items per index in `choices`. For a flag: a single number. */
  counts: readonly number[];
  /** The minimum and maximum of a range; missing if no item has a value. */
  least?: number;
  most?: number;
}

/**
 * Finds the items of a scope that pass all filters, and counts the items that each further filter
 * would leave. An item that fails exactly one filter still counts for that filter's facet. Loops
 * run along columns, which browsers optimise at once.
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

/** In `failures`: the item fails no filter, or more than one. */
const none = -1;
const several = -2;

/** By position: the index of the only facet whose filter an item fails, or `none`, or `several`. */
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

/** Counts the items per set of values, leaving out items that fail another facet's filter. */
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

/**
 * Marks the sets of values that pass a filter: they contain one of its choices, or a number in its
 * range.
 */
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

/** @param having The number of items per set of values. */
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
