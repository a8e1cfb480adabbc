import { type Data, dataOf } from '../records/data.ts';
import { type Conflict, isRows, rowsById, withRow } from './merge.ts';

/** A save's base, and what it stores. */
export interface Save {
  base: Data;
  mine: Data;
}

/** Changes a save so that it merges without the conflict, with the person's choice. */
export function choose(
  { base, mine }: Save,
  { path, theirs, mine: own }: Pick<Conflict, 'path' | 'theirs' | 'mine'>,
  choice: 'theirs' | 'mine',
): Save {
  if (choice === 'mine') return { base: put(base, path, theirs, mine), mine };
  // A row that I deleted comes back as if it were new to me, so that it keeps its position.
  if (own === undefined) return { base: put(base, path, undefined, mine), mine };
  return { base, mine: put(mine, path, theirs, mine) };
}

/**
 * The data with the value at a path replaced. Undefined removes a row.
 *
 * @param like data that contains every row of the path
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
