import type { FormState } from 'payload';
import { type Data, dataOf, listOf } from '../../records/data.ts';
import { isSame } from '../../saving/merge.ts';
import type { Address } from './send.ts';

/** The form, as Payload has it. */
export interface Host {
  address: Address;
  /** The document's path in the admin. */
  admin: string;
  title: string;
  user: string;
  /**
   * The form's initial values from the server. The person may have typed before the form could be
   * watched.
   */
  opened: Data;
  read: () => Data;
  fields: () => FormState;
  setValue: (path: string, value: unknown) => void;
  /** Replaces all fields with those of the data, adding and removing rows. */
  replace: (data: Data) => Promise<void>;
  onSaved: () => void;
  onStored: (stored: Data) => void;
}

/**
 * Sets values in the form, and waits until it shows them, because Payload does so asynchronously.
 */
export async function showValues(
  { read, fields, setValue, replace }: Host,
  data: Data,
): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const before = read();
    const values = changedValues(fields(), data);
    if (values) for (const { path, value } of values) setValue(path, value);
    else await replace({ ...before, ...data });
    if (await isShown(read, data)) return;
  }
}

async function isShown(read: Host['read'], data: Data): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await pause(20);
    const form = read();
    if (Object.entries(data).every(([name, value]) => isSame(form[name], value))) return true;
  }
  return false;
}

/**
 * The fields of a form whose values differ from the data; undefined if a list has different rows.
 */
function changedValues(
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

export async function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
