import type { Catalogue, Facet, Scope } from './catalogue.ts';
import type { Selection, Wish } from './selection.ts';

/** What a selection leaves of the items. */
export interface Found {
  /** The positions of the items, in the order wished for. */
  positions: Uint32Array;
  /** What the items can be told apart by, and how many there would be. */
  groups: FoundGroup[];
}

/** What one facet offers. All but the facet's own wish is taken into account, so that it can be changed. */
export interface FoundGroup {
  facet: Facet;
  /** How many items there are without the facet's own wish. */
  total: number;
  /** Of a choice: the items that have it, by its place. Of a flag: those that have it, alone. */
  counts: readonly number[];
  /** The least and the greatest number of a range; missing where no item has any. */
  least?: number;
  most?: number;
}

/** A facet by which items are left out. */
interface Condition {
  column: Uint32Array;
  /** Whether a set fulfils it, by its place. */
  holds: Uint8Array;
  /** Its facet's place among those of the scope. */
  place: number;
}

/**
 * The items of a scope that fulfil all wishes, with the number that each further wish would leave.
 * Each item is looked at once: one that fails a single wish still counts for the facet of that wish.
 */
export function findItems(catalogue: Catalogue, scope: Scope, selection: Selection): Found {
  const { facets, from, to } = scope;
  const conditions = facets.flatMap((facet, place) => {
    const wish = selection.wishes.get(facet.key);
    return wish ? { column: facet.column, holds: holding(facet, wish), place } : [];
  });
  const columns = facets.map(({ column }) => column);
  const tallies = facets.map(({ sets }) => new Uint32Array(sets.length));
  const matches = new Uint8Array(catalogue.size);
  let found = 0;
  for (let position = from; position < to; position += 1) {
    const failed = failedBy(conditions, position);
    if (failed === all) {
      matches[position] = 1;
      found += 1;
      for (let place = 0; place < columns.length; place += 1) {
        count(tallies[place], columns[place], position);
      }
    } else if (failed !== several) {
      count(tallies[failed], columns[failed], position);
    }
  }
  return {
    positions: picked(catalogue.inOrder(selection.order), matches, found),
    groups: facets.map((facet, place) => groupOf(facet, tallies[place] ?? new Uint32Array())),
  };
}

const all = -1;
const several = -2;

/** The place of the only facet that an item fails, `all` where it fails none, or `several`. */
function failedBy(conditions: readonly Condition[], position: number): number {
  let failed = all;
  for (const { column, holds, place } of conditions) {
    if (holds[column[position] ?? 0] === 1) continue;
    if (failed !== all) return several;
    failed = place;
  }
  return failed;
}

function count(
  tally: Uint32Array | undefined,
  column: Uint32Array | undefined,
  position: number,
): void {
  const set = column?.[position];
  if (tally && set !== undefined) tally[set] = (tally[set] ?? 0) + 1;
}

function picked(order: Uint32Array, matches: Uint8Array, size: number): Uint32Array {
  const positions = new Uint32Array(size);
  let next = 0;
  for (const position of order) {
    if (matches[position] !== 1) continue;
    positions[next] = position;
    next += 1;
  }
  return positions;
}

/** Which sets of values fulfil a wish: those with any of its choices, or with a number in its range. */
function holding({ sets, choices }: Facet, wish: Wish): Uint8Array {
  if (wish.kind === 'range') {
    const { min = -Infinity, max = Infinity } = wish;
    return marks(sets, (value) => value >= min && value <= max);
  }
  if (wish.kind === 'flag') return marks(sets, () => true);
  const ids = new Set(wish.ids);
  const wanted = (choices ?? []).map(([id]) => ids.has(id));
  return marks(sets, (value) => wanted[value] ?? false);
}

function marks(sets: readonly number[][], holds: (value: number) => boolean): Uint8Array {
  return Uint8Array.from(sets, (values) => (values.some(holds) ? 1 : 0));
}

function groupOf(facet: Facet, tally: Uint32Array): FoundGroup {
  const { kind, sets, choices } = facet;
  const total = tally.reduce((sum, items) => sum + items, 0);
  if (kind === 'range') {
    const values = sets.filter((_, set) => (tally[set] ?? 0) > 0).flat();
    if (values.length === 0) return { facet, total, counts: [] };
    const least = values.reduce((one, other) => Math.min(one, other));
    const most = values.reduce((one, other) => Math.max(one, other));
    return { facet, total, counts: [], least, most };
  }
  const counts = Array.from({ length: kind === 'flag' ? 1 : (choices?.length ?? 0) }, () => 0);
  for (const [set, values] of sets.entries()) {
    for (const value of values) {
      const place = kind === 'flag' ? 0 : value;
      counts[place] = (counts[place] ?? 0) + (tally[set] ?? 0);
    }
  }
  return { facet, total, counts };
}
