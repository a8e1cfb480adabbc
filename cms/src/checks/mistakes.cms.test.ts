import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { afterAll, expect, test } from 'vitest';
import { entries, holdings, nameField, recordShape, shapeOfGlobal } from '../collections/kinds.ts';
import { type Form, formOf } from '../fields/form.ts';
import { type Data, dataOf, listOf } from '../records/data.ts';
import { withRowKeys } from '../import/row-keys.ts';
import type { Keys } from '../records/names.ts';
import { toPayload } from '../records/to-payload.ts';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import { filesSource } from '../../../src/content/files/files-source.ts';
import { loadSite } from '../../../src/content/load.ts';
import type { SourceContent } from '../../../src/content/source.ts';
import { mediaKey } from '../../../src/model/entities/media.ts';
import { languages } from '../../../src/model/language.ts';
import type { Collection } from '../../../src/model/site.ts';
import { baseShop, makeMistakenShop, mistakeNames } from '../../../test/support/mistaken-shop.ts';
import { signIn, type Staff } from '../../../test/cms/staff.ts';
import { startCms } from '../../../test/cms/start.setup.ts';

const folder = await mkdtemp(join(tmpdir(), 'mistakes-'));
const { url, end } = await startCms(folder, {}, baseShop);
afterAll(async () => {
  await end();
  await rm(folder, { recursive: true });
});

/** The mistakes that staff could make: each a record that differs from that of the valid shop. */
const typed = (await Promise.all(mistakeNames.map(readCase))).filter(
  ({ changes, messages }) => changes.length > 0 && messages.length > 0,
);

test('most mistakes of the files can be made in the admin too', () => {
  expect(typed.length).toBeGreaterThan(35);
});

test.each(typed)(
  '$name is refused at the field, in the same words',
  async ({ changes, messages }) => {
    const owner = await signIn(undefined, url);
    const refused: string[] = [];
    for (const change of changes) refused.push(...(await tryToPublish(owner, change)));
    for (const message of messages) {
      expect(refused).toContainEqual(expect.stringContaining(message));
    }
  },
);

/** What staff would change, and what the loader says of it. */
interface Case {
  name: string;
  changes: Change[];
  messages: string[];
}

interface Change {
  collection: Collection;
  /** The record; the list of those that are one document. */
  value: unknown;
}

async function readCase(name: string): Promise<Case> {
  const shop = await makeMistakenShop(name);
  try {
    const [before, after] = [await filesSource(baseShop).load(), await filesSource(shop).load()];
    const { diagnostics } = await loadSite(filesSource(shop));
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const isOfFiles = after.diagnostics.length > 0 || before.images.length !== after.images.length;
    const changes = [...holdings.keys()].flatMap((one) => changesOf(one, before, after));
    const canBeTyped = !isOfFiles && changes.every(isTypable);
    return {
      name,
      changes: canBeTyped ? changes : [],
      messages: [...new Set(errors.map(({ message }) => message))],
    };
  } finally {
    await rm(shop, { recursive: true });
  }
}

function changesOf(collection: Collection, before: SourceContent, after: SourceContent): Change[] {
  const [old, now] = [before.records[collection], after.records[collection]];
  if (holdings.get(collection) !== 'documents') {
    return isDeepStrictEqual(old, now) ? [] : [{ collection, value: now }];
  }
  const known = listOf(old);
  return listOf(now)
    .filter((record) => !known.some((one) => isDeepStrictEqual(one, record)))
    .map((value) => ({ collection, value }));
}

function isTypable({ collection, value }: Change): boolean {
  const shape = recordShape(collection);
  const records = holdings.get(collection) === 'list' ? value : [value];
  return Array.isArray(records) && records.every((record) => fits(shape, record));
}

/** Whether the controls of the admin can hold a record: its fields are known, and each has the right type. */
function fits(shape: z.core.$ZodShape, record: unknown): boolean {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return false;
  return Object.entries(record).every(([name, value]) => {
    if (name === 'language') return (languages as readonly unknown[]).includes(value);
    const schema = shape[name];
    return schema !== undefined && fitsControl(formOf(schema), value);
  });
}

function fitsControl(form: Form, value: unknown): boolean {
  const all = (check: (one: unknown) => boolean) => Array.isArray(value) && value.every(check);
  switch (form.kind) {
    case 'group':
      return fits(form.shape, value);
    case 'rows':
      return all((one) => fits(form.shape, one));
    case 'translations':
      return all((one) => fits(form.shape, one)) && isOncePerLanguage(listOf(value));
    case 'choice':
      return [value].flat().every((one) => (form.values as unknown[]).includes(one));
    case 'texts':
      return all((one) => typeof one === 'string');
    case 'picture':
      return form.many ? Array.isArray(value) : typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'day':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    case 'text':
    case 'reference':
      return typeof value === 'string';
  }
}

function isOncePerLanguage(translations: readonly unknown[]): boolean {
  const given = translations.map((one) => dataOf(one)['language']);
  return new Set(given).size === given.length;
}

/** Enters a change and tries to publish it. Gives what is refused, and puts back what was there. */
async function tryToPublish(staff: Staff, { collection, value }: Change): Promise<string[]> {
  const keys = await keysOf(staff);
  if (holdings.get(collection) !== 'documents') {
    const shape = shapeOfGlobal(collection);
    const isList = holdings.get(collection) === 'list';
    const data = dataFor(shape, isList ? { [entries]: value } : value, keys);
    return publishRefused(staff, `/api/globals/${collection}`, { shape, data, method: 'POST' });
  }
  const shape = recordShape(collection);
  const name = String(dataOf(value)[nameField(collection)]);
  const data = dataFor(shape, value, keys);
  const known = keys.keyOf(collection, name);
  const key = known ?? (await create(staff, collection, { shape, data }));
  const path = `/api/${collection}/${key}`;
  try {
    return await publishRefused(staff, path, { shape, data, method: 'PATCH' });
  } finally {
    if (known === undefined) await staff('DELETE', path);
  }
}

interface Filled {
  shape: z.core.$ZodShape;
  data: Data;
}

/** Sends a form language by language, as drafts but for German, which is published. */
async function publishRefused(
  staff: Staff,
  path: string,
  { shape, data, method }: Filled & { method: string },
): Promise<string[]> {
  for (const language of languages.toReversed()) {
    const body = inLanguage(shape, data, language);
    if (language === 'de') {
      const { status, body: refusal } = await staff<Refusal>(method, `${path}?locale=de`, {
        ...body,
        _status: 'published',
      });
      expect(status).toBe(400);
      const errors = refusal.errors.flatMap((error) => error.data?.errors ?? []);
      return errors.map(({ message }) => message);
    }
    await staff(method, `${path}?draft=true&locale=${language}`, { ...body, _status: 'draft' });
  }
  return [];
}

interface Refusal {
  errors: { data?: { errors: { path: string; message: string }[] } }[];
}

async function create(staff: Staff, collection: string, { shape, data }: Filled): Promise<number> {
  const path = `/api/${collection}?draft=true&locale=de`;
  const body = { ...inLanguage(shape, data, 'de'), _status: 'draft' };
  const answer = await staff<{ doc: { id: number } }>('POST', path, body);
  return answer.body.doc.id;
}

function dataFor(shape: z.core.$ZodShape, value: unknown, keys: Keys): Data {
  return withRowKeys(shape, toPayload(shape, value, keys));
}

/** What a form holds in a language. */
function inLanguage(shape: z.core.$ZodShape, data: Data, language: string): Data {
  const fields = Object.entries(shape).map(([field, schema]) => {
    const name = storedName(field);
    const value = data[name];
    const form = formOf(schema);
    if (form.kind === 'group') return [name, inLanguage(form.shape, dataOf(value), language)];
    if (form.kind === 'rows') {
      const rows = listOf(value).map(dataOf);
      const given = rows.map((row) => ({
        id: row['id'],
        ...inLanguage(form.shape, row, language),
      }));
      return [name, given];
    }
    if (form.kind !== 'translations') return [name, value];
    const texts = Object.entries(dataOf(value));
    return [name, Object.fromEntries(texts.map(([key, text]) => [key, dataOf(text)[language]]))];
  });
  return Object.fromEntries(fields) as Data;
}

/** The keys of all records and pictures, by their names. */
async function keysOf(staff: Staff): Promise<Keys> {
  const documents = [...holdings].flatMap(([name, holding]) =>
    holding === 'documents' ? [[name, storedName(nameField(name))] as const] : [],
  );
  const lists = await Promise.all(
    [['media', 'filename'] as const, ...documents].map(async ([collection, field]) => {
      const { body } = await staff<{ docs: Data[] }>('GET', `/api/${collection}?limit=0&depth=0`);
      const keys = body.docs.map((doc) => [
        comparable(collection, doc[field]),
        doc['id'] as number,
      ]);
      return [collection, new Map(keys as [string, number][])] as const;
    }),
  );
  const all = new Map<string, Map<string, number>>(lists);
  return { keyOf: (collection, name) => all.get(collection)?.get(comparable(collection, name)) };
}

function comparable(collection: string, name: unknown): string {
  return collection === 'media' ? mediaKey(String(name)) : String(name);
}
