import type { z } from 'zod';
import { formOf } from '../fields/form.ts';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import { type Data, dataOf, listOf } from './data.ts';

/**
 * Merges a form's data in one language into the data in all languages.
 *
 * @param data the form's data: localized fields have a value in the language
 * @param all the database's data: localized fields have a value for each language
 */
export function overlay(
  shape: z.core.$ZodShape,
  { data, all, language }: { data: Data; all: Data; language: string },
): Data {
  const merged: Data = { ...all };
  for (const [field, schema] of Object.entries(shape)) {
    const name = storedName(field);
    const value = data[name];
    if (value === undefined) continue;
    const form = formOf(schema);
    const before = all[name];
    if (form.kind === 'group') {
      merged[name] = overlay(form.shape, { data: dataOf(value), all: dataOf(before), language });
    } else if (form.kind === 'rows') {
      merged[name] = rowsOf(value).map((row) => {
        const same = rowsOf(before).find(({ id }) => id !== undefined && id === row['id']);
        return overlay(form.shape, { data: row, all: same ?? {}, language });
      });
    } else if (form.kind === 'translations') {
      merged[name] = inLanguage(dataOf(value), dataOf(before), language);
    } else {
      merged[name] = value;
    }
  }
  return merged;
}

function inLanguage(data: Data, all: Data, language: string): Data {
  const texts = Object.entries(data).map(([name, value]) => [
    name,
    { ...dataOf(all[name]), ...(value === undefined ? {} : { [language]: value }) },
  ]);
  return { ...all, ...(Object.fromEntries(texts) as Data) };
}

function rowsOf(value: unknown): Data[] {
  return listOf(value).map(dataOf);
}
