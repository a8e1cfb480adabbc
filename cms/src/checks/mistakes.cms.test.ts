import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { afterAll, expect, test } from 'vitest';
import { entries, holdings, nameField, recordShape, shapeOfGlobal } from '../collections/kinds.ts';
import { fits } from '../fields/fits-controls.fixture.ts';
import { formOf } from '../fields/form.ts';
import { unreadWords } from '../fields/written-words.ts';
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
import { inOneLine } from '../../../src/model/publishing/plain-words.ts';
import type { Collection } from '../../../src/model/site.ts';
import { readers, type WrittenForm } from '../../../src/model/written.ts';
import { baseShop, makeMistakenShop, mistakeNames } from '../../../test/support/mistaken-shop.ts';
import { signIn } from '../../../test/cms/staff.ts';
import { startCms } from '../../../test/cms/start.setup.ts';

const folder = await mkdtemp(join(tmpdir(), 'mistakes-'));
const { url, end } = await startCms(folder, {}, baseShop);
afterAll(async () => {
  await end();
  await rm(folder, { recursive: true });
});

/** The messages about texts that can't be read, in every language. */
const unreadTexts = new Set(
  languages.flatMap((language) =>
    (Object.keys(readers) as WrittenForm[]).map((form) => unreadWords(form, language)),
  ),
);

const valid = await filesSource(baseShop).load();

const staff = await signIn(undefined, url);

/** The mistakes that staff could make: each has a record that differs from the valid shop's. */
const typed = (await Promise.all(mistakeNames.map(readCase))).filter(
  ({ changes, mistakes }) => changes.length > 0 && mistakes.length > 0,
);

test('most mistakes of the files can be made in the admin too', () => {
  expect(typed.length).toBeGreaterThan(30);
});

test.each(typed)(
  '$name is rejected at the field, with the equivalent plain words',
  async ({ changes, mistakes }) => {
    const tried = [];
    for (const change of changes) tried.push(await tryToPublish(change));
    for (const { undo } of tried) await undo();
    const refused = tried.flatMap((one) => one.refused);
    // Texts that can't be read are rejected at their fields before anything else is checked.
    const unread = refused.filter(({ message }) => unreadTexts.has(message));
    if (unread.length > 0) {
      expect(unread).toHaveLength(mistakes.length);
      return;
    }
    for (const { message, isAtField } of mistakes) {
      const told = refused
        .filter(({ path }) => path !== '' || !isAtField)
        .map((one) => withoutPlaces(one.message));
      expect(told).toContainEqual(expect.stringContaining(withoutPlaces(message)));
    }
  },
);

/**
 * A mistake without the names of other places: files there, records here. Quotations of whole
 * values stay.
 */
function withoutPlaces(words: string): string {
  return words
    .replaceAll(/ \((?:[^()]*, line \d+|[^()„][^()]*„[^()]*“[^()]*)\)/g, '')
    .replaceAll(/[a-z_]+\/[a-z-]+(?=\.)|\p{Lu}\p{Ll}+ „[^“]+“/gu, '…')
    .replaceAll(/line \d+|\p{Lu}[\p{L} ]+ \d+(?: › [\p{L} ]+ \d+)*(?=[ :.,])/gu, '…')
    .replaceAll(/\b(?:in|on) …/g, '…');
}

/** The change that staff would make, and the loader's mistakes. */
interface Case {
  name: string;
  changes: Change[];
  mistakes: { message: string; isAtField: boolean }[];
}

interface Change {
  collection: Collection;
  /** The record, or the list if it is one document. */
  value: unknown;
  /** Whether it is an additional record. */
  isNew: boolean;
}

async function readCase(name: string): Promise<Case> {
  const shop = await makeMistakenShop(name);
  try {
    const after = await filesSource(shop).load();
    const { diagnostics } = await loadSite(filesSource(shop));
    const errors = diagnostics.filter(
      ({ severity, place }) => severity === 'error' && !/^(?:static|media)\//.test(place.document),
    );
    const isOfFiles =
      after.diagnostics.length > 0 ||
      after.images.length !== valid.images.length ||
      after.staticFiles.length !== valid.staticFiles.length;
    const changes = [...holdings.keys()].flatMap((one) => changesOf(one, after));
    const canBeTyped = !isOfFiles && changes.every(isTypable);
    return {
      name,
      changes: canBeTyped ? changes : [],
      mistakes: errors.map((mistake) => ({
        message: inOneLine(mistake, 'de'),
        // Others are about a record as a whole, or about one that the change makes wrong.
        isAtField:
          mistake.place.field !== undefined &&
          changes.some(({ collection }) => mistake.place.document.startsWith(collection)),
      })),
    };
  } finally {
    await rm(shop, { recursive: true });
  }
}

function changesOf(collection: Collection, after: SourceContent): Change[] {
  const [old, now] = [valid.records[collection], after.records[collection]];
  if (holdings.get(collection) !== 'documents') {
    return isDeepStrictEqual(old, now) ? [] : [{ collection, value: now, isNew: false }];
  }
  const field = nameField(collection);
  const named = (records: unknown, name: unknown) =>
    listOf(records).filter((record) => dataOf(record)[field] === name).length;
  return listOf(now)
    .filter((record) => !listOf(old).some((one) => isDeepStrictEqual(one, record)))
    .map((value) => {
      const name = dataOf(value)[field];
      return { collection, value, isNew: named(now, name) > named(old, name) };
    });
}

function isTypable({ collection, value }: Change): boolean {
  const shape = recordShape(collection);
  const records = holdings.get(collection) === 'list' ? value : [value];
  return Array.isArray(records) && records.every((record) => fits(shape, record, valid));
}

interface Tried {
  /** The reported mistakes. */
  refused: Mistake[];
  /** Restores the previous state. */
  undo: () => Promise<unknown>;
}

/** Makes a change and tries to publish it. */
async function tryToPublish({ collection, value, isNew }: Change): Promise<Tried> {
  const keys = await keysOf();
  if (holdings.get(collection) !== 'documents') {
    const shape = shapeOfGlobal(collection);
    const isList = holdings.get(collection) === 'list';
    const dataOfValue = (given: unknown) =>
      dataFor(shape, isList ? { [entries]: listOf(given) } : given, keys);
    const form = { shape, path: `/api/globals/${collection}`, method: 'POST' };
    const refused = await publish({ ...form, data: dataOfValue(value) });
    const before = dataOfValue(valid.records[collection]);
    return { refused, undo: async () => publish({ ...form, data: before }) };
  }
  const shape = recordShape(collection);
  const field = nameField(collection);
  const name = String(dataOf(value)[field]);
  const data = dataFor(shape, value, keys);
  const old = listOf(valid.records[collection]).find((record) => dataOf(record)[field] === name);
  const known = isNew ? undefined : keys.keyOf(collection, name);
  const path = `/api/${collection}/${known ?? (await create(collection, { shape, data }))}`;
  const form = { shape, path, method: 'PATCH' };
  const refused = await publish({ ...form, data });
  return {
    refused,
    undo: async () =>
      known === undefined
        ? staff('DELETE', path)
        : publish({ ...form, data: dataFor(shape, old, keys) }),
  };
}

interface Filled {
  shape: z.core.$ZodShape;
  data: Data;
}

/**
 * Sends a form language by language: as drafts, except for German, which is published. Returns the
 * rejections.
 */
async function publish({
  shape,
  data,
  path,
  method,
}: Filled & { path: string; method: string }): Promise<Mistake[]> {
  for (const language of languages.filter((one) => one !== 'de')) {
    const draft = { ...inLanguage(shape, data, language), _status: 'draft' };
    await staff(method, `${path}?draft=true&locale=${language}`, draft);
  }
  const last = { ...inLanguage(shape, data, 'de'), _status: 'published' };
  const { status, body } = await staff<Refusal>(method, `${path}?locale=de`, last);
  if (status === 200) return [];
  return body.errors.flatMap((error) => error.data?.errors ?? []);
}

interface Refusal {
  errors: { data?: { errors: Mistake[] } }[];
}

interface Mistake {
  /** The field's path; empty if the mistake is at no field of this record. */
  path: string;
  message: string;
}

async function create(collection: string, { shape, data }: Filled): Promise<number> {
  const path = `/api/${collection}?draft=true&locale=de`;
  const body = { ...inLanguage(shape, data, 'de'), _status: 'draft' };
  const answer = await staff<{ doc: { id: number } }>('POST', path, body);
  return answer.body.doc.id;
}

function dataFor(shape: z.core.$ZodShape, value: unknown, keys: Keys): Data {
  return withRowKeys(shape, toPayload(shape, value, keys));
}

/** A form's data in a language. */
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
async function keysOf(): Promise<Keys> {
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
