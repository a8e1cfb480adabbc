import { type Data, dataOf, listOf } from '../records/data.ts';

/** A field that two people have changed to different values since both read it. */
export interface Conflict {
  /** Names of fields, and ids of rows: 'periods', '65f0c2', 'time_close'. */
  path: string[];
  base: unknown;
  /** The other person's value; undefined if they deleted the row. */
  theirs: unknown;
  mine: unknown;
}

export interface Merged {
  data: Data;
  /** If there are any, the data must not be stored. */
  conflicts: Conflict[];
}

/**
 * Payload's own fields at the top level of a document: nobody types them, and a save alone
 * determines the status.
 */
export const own: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'globalType',
]);

export function withoutOwn(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !own.has(name)));
}

/**
 * Merges the changes that two people made to the same document. A field that only one of them
 * changed gets their value. Groups are merged by field, and rows of a list by id; if both have
 * reordered them, mine wins. Every other value is merged as a whole, such as a rich text.
 *
 * @param base what my changes are based on; omitted fields were empty
 * @param theirs what is stored now
 * @param mine what I want to store; omitted fields stay unchanged
 */
export function merge(base: Data, theirs: Data, mine: Data): Merged {
  const conflicts: Conflict[] = [];
  const data = mergeGroup({ base, theirs, mine }, [], conflicts);
  for (const name of own) {
    if (Object.hasOwn(mine, name)) data[name] = mine[name];
  }
  return {
    data,
    conflicts: conflicts.filter(
      ({ path: [name = '', ...rest] }) => rest.length > 0 || !own.has(name),
    ),
  };
}

/**
 * Whether two values mean the same to a reader: empty values are equal, however they are stored.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

/** Whether a list's rows can be identified by their ids. */
export function isRows(value: unknown): value is Data[] {
  return Array.isArray(value) && value.length > 0 && value.every(isGroup);
}

/** A value by its path, with rows by id. */
export function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (isRows(value) ? rowsById(value).get(step) : dataOf(value)[step]),
    data,
  );
}

/** The id of a row. A new row without an id is identified by its position. */
export function rowId(row: Data, at: number): string {
  const { id } = row;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : `new ${at}`;
}

/** The rows of a list by id, in its order. */
export type Rows = ReadonlyMap<string, Data>;

/** Adds a row, after the row that it follows in a list of ids. */
export function withRow(rows: Rows, id: string, row: Data, order: readonly string[]): Rows {
  const before = order.slice(0, order.indexOf(id)).findLast((one) => rows.has(one));
  const list = [...rows];
  const at = list.findIndex(([one]) => one === before);
  return new Map(list.toSpliced(at + 1, 0, [id, row]));
}

interface Versions<Value> {
  base: Value;
  theirs: Value;
  mine: Value;
}

function mergeGroup(
  { base, theirs, mine }: Versions<Data>,
  path: string[],
  conflicts: Conflict[],
): Data {
  const merged: Data = { ...theirs };
  for (const [name, value] of Object.entries(mine)) {
    if (value === undefined) continue;
    const versions = { base: base[name], theirs: theirs[name], mine: value };
    merged[name] = mergeValue(versions, [...path, name], conflicts);
  }
  return merged;
}

function mergeValue(versions: Versions<unknown>, path: string[], conflicts: Conflict[]): unknown {
  const { base, theirs, mine } = versions;
  const all = [base, theirs, mine];
  const written = all.filter((value) => canonical(value) !== null);
  if (written.length > 0 && written.every(isGroup)) {
    const groups = { base: dataOf(base), theirs: dataOf(theirs), mine: dataOf(mine) };
    return mergeGroup(groups, path, conflicts);
  }
  if (written.length > 0 && written.every(isRows)) {
    const lists = { base: rowsById(base), theirs: rowsById(theirs), mine: rowsById(mine) };
    return mergeRows(lists, path, conflicts);
  }
  if (isSame(mine, base)) return theirs;
  if (!isSame(theirs, base) && !isSame(theirs, mine)) conflicts.push({ path, ...versions });
  return mine;
}

export function rowsById(list: unknown): Rows {
  return new Map(listOf(list).map((row, at) => [rowId(dataOf(row), at), dataOf(row)]));
}

function mergeRows(lists: Versions<Rows>, path: string[], conflicts: Conflict[]): Data[] {
  const { base, theirs, mine } = lists;
  const merged = new Map<string, Data>();
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const row = { base: base.get(id), theirs: theirs.get(id), mine: mine.get(id) };
    const kept = mergeRow(row, [...path, id], conflicts);
    if (kept) merged.set(id, kept);
  }
  return inOrder(merged, spine(lists, merged), lists);
}

/** The merged row; undefined if one of the two deleted it and the other left it unchanged. */
function mergeRow(
  { base, theirs, mine }: Versions<Data | undefined>,
  path: string[],
  conflicts: Conflict[],
): Data | undefined {
  if (theirs && mine) return mergeGroup({ base: base ?? {}, theirs, mine }, path, conflicts);
  const kept = theirs ?? mine;
  if (!base || !kept) return kept;
  if (Object.entries(kept).every(([name, value]) => isSame(value, base[name]))) return undefined;
  conflicts.push({ path, base, theirs, mine });
  return kept;
}

/** The rows that existed before, in the order of whoever changed it: mine if both have. */
function spine({ base, theirs, mine }: Versions<Rows>, merged: Rows): string[] {
  const isOld = (id: string) => base.has(id) && theirs.has(id) && mine.has(id) && merged.has(id);
  const old = (rows: Rows) => [...rows.keys()].filter(isOld);
  return isSame(old(mine), old(base)) ? old(theirs) : old(mine);
}

/** All rows: each new one after the row it was put after, ties sorted by id. */
function inOrder(merged: Rows, old: readonly string[], { theirs, mine }: Versions<Rows>): Data[] {
  const start = '';
  const behind = new Map<string, string[]>();
  const isOld = new Set(old);
  const placed = new Set<string>();
  for (const list of [mine, theirs]) {
    let before = start;
    for (const id of list.keys()) {
      if (!merged.has(id)) continue;
      if (!isOld.has(id) && !placed.has(id)) {
        behind.set(before, [...(behind.get(before) ?? []), id]);
        placed.add(id);
      }
      before = id;
    }
  }
  const from = (id: string): string[] => [id, ...(behind.get(id) ?? []).toSorted().flatMap(from)];
  const ids = [...from(start), ...old.flatMap(from)];
  return ids.map((id) => merged.get(id)).filter((row) => row !== undefined);
}

export function isGroup(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value in canonical form: empty values are null, and fields are sorted. */
function canonical(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(canonical);
  if (!isGroup(value)) return value;
  const fields = Object.entries(value)
    .map(([name, one]) => [name, canonical(one)] as const)
    .filter(([, one]) => one !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return fields.length === 0 ? null : Object.fromEntries(fields);
}
