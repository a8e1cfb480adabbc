import type { FormState } from 'payload';
import { type Data, dataOf, listOf } from '../../records/data.ts';
import { isSame } from '../../saving/merge.ts';

/** The fields of a form whose values differ from the data; undefined if a list has other rows than the data. */
export function changedValues(
  fields: FormState,
  data: Data,
): { path: string; value: unknown }[] | undefined {
  const changed: { path: string; value: unknown }[] = [];
  for (const [path, field] of Object.entries(fields)) {
    const value = valueAt(data, path);
    if (field.rows) {
      const ids = listOf(value).map((row) => dataOf(row)['id']);
      if (
        !isSame(
          ids,
          field.rows.map(({ id }) => id),
        )
      ) {
        return undefined;
      }
    } else if (value !== undefined && !isSame(value, field.value)) changed.push({ path, value });
  }
  return changed;
}

/** A value by the path of its field, with rows by position; undefined if the data has none. */
function valueAt(data: Data, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => dataOf(value)[step], data);
}
