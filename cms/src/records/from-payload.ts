import { z } from 'zod';
import { languages } from '../../../src/model/language.ts';
import { defaultOf, type Form, formOf, isOptional } from '../fields/form.ts';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import { type Data, dataOf, listOf } from './data.ts';
import type { Names } from './names.ts';

/**
 * Converts Payload's data in all languages to a record of the model, in the input shape of its
 * schema. Omits fields that are empty or have their default.
 */
export function fromPayload(shape: z.core.$ZodShape, data: Data, names: Names): Data {
  const record: Data = {};
  for (const [name, schema] of Object.entries(shape)) {
    const value = present(schema, read(formOf(schema), data[storedName(name)], names));
    if (value !== undefined) record[name] = value;
  }
  return record;
}

function read(form: Form, value: unknown, names: Names): unknown {
  switch (form.kind) {
    case 'group':
      return fromPayload(form.shape, dataOf(value), names);
    case 'translations':
      return translationsOf(form.shape, dataOf(value), names);
    case 'rows':
      return listOf(value).map((row) => fromPayload(form.shape, dataOf(row), names));
    case 'picture':
      return form.many
        ? listOf(value).flatMap((key) => nameOf('media', key, names) ?? [])
        : nameOf('media', value, names);
    case 'reference':
      return nameOf(form.to, value, names);
    case 'choice':
      return form.many ? listOf(value).map((one) => choice(form, one)) : choice(form, value);
    case 'day':
      return typeof value === 'string' ? value.slice(0, 10) : undefined;
    case 'texts':
    case 'numbers':
      return listOf(value);
    case 'text':
    case 'number':
    case 'switch':
      return value;
  }
}

/** A record for each language in which one of the fields has a value. */
function translationsOf(shape: z.core.$ZodShape, data: Data, names: Names): Data[] {
  return languages.flatMap((language) => {
    const inLanguage = Object.fromEntries(
      Object.keys(shape)
        .map(storedName)
        .map((name) => [name, dataOf(data[name])[language]]),
    );
    const isWritten = Object.values(inLanguage).some((value) => !isEmpty(value));
    return isWritten ? [{ language, ...fromPayload(shape, inLanguage, names) }] : [];
  });
}

/** A value for the record; undefined if the record should omit it. */
function present(schema: z.core.$ZodType, value: unknown): unknown {
  if (isEmpty(value)) return isOptional(schema) ? undefined : emptyOf(schema, value);
  const usual = defaultOf(schema);
  return usual !== undefined && JSON.stringify(usual) === JSON.stringify(value) ? undefined : value;
}

/**
 * The empty value of a required field: an empty text or list if the model allows one, an empty
 * group.
 */
function emptyOf(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return value;
  return z.safeParse(schema, '').success ? '' : undefined;
}

/** Whether a value is empty: no text, no row of a list, no field of a group. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '';
}

function choice({ values }: Extract<Form, { kind: 'choice' }>, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  return values.find((one) => String(one) === value) ?? value;
}

function nameOf(collection: string, value: unknown, names: Names): string | undefined {
  const key: unknown = dataOf(value)['id'] ?? value;
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  return names.nameOf(collection, key);
}
