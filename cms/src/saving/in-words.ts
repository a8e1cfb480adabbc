import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import type { Language } from '../../../src/model/language.ts';
import { titleOf } from '../collections/titles.ts';
import { type Form, formOf } from '../fields/form.ts';
import { ownerWords } from '../fields/owner-words.ts';
import { understood } from '../fields/understood.ts';
import { dataOf, listOf } from '../records/data.ts';

interface Reader {
  language: Language;
  req: PayloadRequest;
}

/**
 * A document's value in the reader's words: the name of a brand instead of its id, '1.290,00 €',
 * 'Samstag'. Empty for a missing value.
 *
 * @param path Payload's path: 'periods', '2', 'time_open'
 */
export async function inWords(
  shape: z.core.$ZodShape,
  path: readonly string[],
  value: unknown,
  reader: Reader,
): Promise<string> {
  const [name = '', ...rest] = path;
  const [, schema] = Object.entries(shape).find(([field]) => storedName(field) === name) ?? [];
  if (!schema) return plain(value);
  const form = formOf(schema);
  if (rest.length === 0 || !('shape' in form)) return valueInWords(schema, form, value, reader);
  if (form.kind !== 'rows') return inWords(form.shape, rest, value, reader);
  const [, ...below] = rest;
  if (below.length > 0) return inWords(form.shape, below, value, reader);
  return recordInWords(form.shape, value, reader);
}

async function valueInWords(
  schema: z.core.$ZodType,
  form: Form,
  value: unknown,
  reader: Reader,
): Promise<string> {
  const { language, req } = reader;
  if (value === null || value === undefined || value === '') return '';
  switch (form.kind) {
    case 'group':
    case 'translations':
      return recordInWords(form.shape, value, reader);
    case 'rows':
      return joined(listOf(value), '; ', async (row) => recordInWords(form.shape, row, reader));
    case 'switch':
      return (value === true ? yes : no)[language];
    case 'day':
      return understood('day', plain(value), language);
    case 'number':
      return understood(form.control, Number(value), language);
    case 'choice': {
      const { options } = ownerWords('', schema);
      return [value]
        .flat()
        .map((one) => options?.find((at) => String(at.value) === one)?.[language] ?? plain(one))
        .join(', ');
    }
    case 'picture':
      return joined([value].flat(), ', ', async (id) => titleIn(req, 'media', 'filename', id));
    case 'reference':
      return titleIn(req, form.to, titleOf(form.to).field, value);
    case 'texts':
    case 'numbers':
      return [value].flat().map(plain).join(', ');
    case 'text':
      return form.control ? understood(form.control, plain(value), language) : plain(value);
  }
}

/** The fields of a record, one after the other. */
async function recordInWords(
  shape: z.core.$ZodShape,
  record: unknown,
  reader: Reader,
): Promise<string> {
  return joined(Object.keys(shape), ', ', async (field) =>
    inWords(shape, [storedName(field)], dataOf(record)[storedName(field)], reader),
  );
}

async function joined<One>(
  all: readonly One[],
  between: string,
  words: (one: One) => Promise<string>,
): Promise<string> {
  const parts = await Promise.all(all.map(words));
  return parts.filter((part) => part !== '').join(between);
}

async function titleIn(
  req: PayloadRequest,
  collection: string,
  title: string,
  id: unknown,
): Promise<string> {
  const options = { draft: true, depth: 0, overrideAccess: false, disableErrors: true } as const;
  const found = await req.payload.findByID({ collection, id: plain(id), req, ...options });
  return plain(dataOf(found)[title]) || plain(id);
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

const yes: Record<Language, string> = { de: 'ja', en: 'yes', fr: 'oui' };
const no: Record<Language, string> = { de: 'nein', en: 'no', fr: 'non' };
