import type { z } from 'zod';
import { defaultOf, type Form, formOf } from '../fields/form.ts';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import { type Data, dataOf, listOf } from './data.ts';
import type { Key, Keys } from './names.ts';

/**
 * Converts a record of the model, in the input shape of its schema, to Payload's data. Omitted
 * fields get their default, or null, so that they are reset in an existing document.
 */
export function toPayload(shape: z.core.$ZodShape, record: unknown, keys: Keys): Data {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const value = dataOf(record)[name] ?? defaultOf(schema);
      return [storedName(name), valueOf(formOf(schema), value, keys)];
    }),
  );
}

function valueOf(form: Form, value: unknown, keys: Keys): unknown {
  switch (form.kind) {
    case 'group':
      return toPayload(form.shape, value, keys);
    case 'translations':
      return translationsOf(form.shape, listOf(value), keys);
    case 'rows':
      return listOf(value).map((row) => toPayload(form.shape, row, keys));
    case 'texts':
      return listOf(value).map(String);
    case 'numbers':
      return listOf(value);
    case 'choice':
      return form.many ? listOf(value).flatMap((one) => chosen(one) ?? []) : chosen(value);
    case 'picture':
      return form.many
        ? listOf(value).map((name) => keyOf('media', name, keys))
        : keyOf('media', value, keys);
    case 'reference':
      return keyOf(form.to, value, keys);
    case 'day':
      return typeof value === 'string' ? `${value}T12:00:00.000Z` : null;
    case 'text':
    case 'number':
    case 'switch':
      return value ?? null;
  }
}

/** Each field with its value in each language. */
function translationsOf(shape: z.core.$ZodShape, list: readonly unknown[], keys: Keys): Data {
  const byLanguage = list.map((translation) => ({
    language: String(dataOf(translation)['language']),
    data: toPayload(shape, translation, keys),
  }));
  return Object.fromEntries(
    Object.keys(shape)
      .map(storedName)
      .map((name) => [
        name,
        Object.fromEntries(byLanguage.map(({ language, data }) => [language, data[name] ?? null])),
      ]),
  );
}

/** @throws if there is no such record: the reference would be lost */
function keyOf(collection: string, name: unknown, keys: Keys): Key | null {
  if (typeof name !== 'string' || name === '') return null;
  const key = keys.keyOf(collection, name);
  if (key === undefined) throw new UnknownName(collection, name);
  return key;
}

/** A value of a choice; they are all text in the database. */
function chosen(value: unknown): string | null {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value)
    : null;
}

/** A record refers to one that does not exist. */
export class UnknownName extends Error {
  constructor(collection: string, name: string) {
    super(`There is no "${name}" in ${collection}.`);
  }
}
