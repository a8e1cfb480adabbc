import { type Data, dataOf } from '../records/data.ts';
import { isGroup, isRows, isSame, own, type Rows, rowsById, withRow } from './merge.ts';

/**
 * Moves the base of a person's changes to the stored version, in every field where they have seen
 * the stored value. All other fields keep the base that was read before.
 *
 * @param seen what their form shows, or what they have sent
 */
export function adopt(base: Data, stored: Data, seen: Data): Data {
  const moved: Data = { ...base };
  for (const [name, value] of Object.entries(seen)) {
    const there = stored[name];
    if (isSame(there, value)) moved[name] = value;
    else if (isRows(value) || isRows(there)) moved[name] = adoptRows(base[name], there, value);
    else if (isGroup(value) && isGroup(there)) {
      moved[name] = adopt(dataOf(base[name]), there, value);
    }
  }
  return moved;
}

/** Rows that both sides have are compared by field; those that neither has any more are dropped. */
function adoptRows(base: unknown, stored: unknown, seen: unknown): Data[] {
  const lists = { base: rowsById(base), stored: rowsById(stored), seen: rowsById(seen) };
  const order = [...lists.seen.keys()];
  let rows: Rows = new Map(
    [...lists.base].filter(([id]) => lists.stored.has(id) || lists.seen.has(id)),
  );
  for (const [id, row] of lists.seen) {
    const there = lists.stored.get(id);
    if (!there) continue;
    const moved = adopt(rows.get(id) ?? { id }, there, row);
    rows = rows.has(id) ? new Map([...rows, [id, moved]]) : withRow(rows, id, moved, order);
  }
  const shared = order.filter((id) => lists.stored.has(id));
  const isInOrder = isSame(
    shared,
    [...lists.stored.keys()].filter((id) => lists.seen.has(id)),
  );
  const ids = isInOrder ? new Set([...shared, ...rows.keys()]) : rows.keys();
  return [...ids].map((id) => rows.get(id)).filter((row) => row !== undefined);
}

/** The fields that a person has changed; groups without unchanged fields, lists as a whole. */
export function changedFields(base: Data, mine: Data): Data {
  return Object.fromEntries(
    Object.entries(mine).flatMap(([name, value]) => {
      const before = base[name];
      if (own.has(name) || isSame(before, value)) return [];
      if (!isGroup(value)) return [[name, value ?? null]];
      return [[name, changedFields(dataOf(before), value)]];
    }),
  );
}

/** The same fields of another version, for comparison; missing ones are null. */
export function sameFields(fields: Data, version: Data): Data {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const there = version[name] ?? null;
      return [name, isGroup(value) ? sameFields(value, dataOf(there)) : there];
    }),
  );
}
