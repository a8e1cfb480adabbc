import { type Data, dataOf } from '../records/data.ts';
import { type Conflict, isRows, rowsById, withRow } from './merge.ts';

/** What a save is based on, and what it stores. */
export interface Save {
  base: Data;
  mine: Data;
}

/** A save that merges without the conflict, with the value that a person has chosen. */
export function choose(
  { base, mine }: Save,
  { path, theirs, mine: own }: Pick<Conflict, 'path' | 'theirs' | 'mine'>,
  choice: 'theirs' | 'mine',
): Save {
  if (choice === 'mine') return { base: put(base, path, theirs, mine), mine };
  // A row that I deleted comes back as one that is new to me, so that it keeps its place.
  if (own === undefined) return { base: put(base, path, undefined, mine), mine };
  return { base, mine: put(mine, path, theirs, mine) };
}

/**
 * The data with another value at a path. Undefined removes a row.
 *
 * @param like data in which every row of the path is
 */
export function put(
  data: Data,
  [step = '', ...rest]: readonly string[],
  value: unknown,
  like = data,
): Data {
  const now = data[step];
  const shown = like[step];
  const [id, ...below] = rest;
  if (id === undefined) return { ...data, [step]: value ?? null };
  if (!isRows(now) && !isRows(shown)) {
    return { ...data, [step]: put(dataOf(now), rest, value, dataOf(shown)) };
  }
  const before = rowsById(now);
  const others = rowsById(shown);
  const rows = new Map(before.has(id) ? before : withRow(before, id, { id }, [...others.keys()]));
  if (below.length > 0) rows.set(id, put(dataOf(rows.get(id)), below, value, others.get(id)));
  else if (value === undefined) rows.delete(id);
  else rows.set(id, dataOf(value));
  return { ...data, [step]: [...rows.values()] };
}
