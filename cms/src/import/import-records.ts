import { isDeepStrictEqual } from 'node:util';
import { createLocalReq, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { collections } from '../../../src/content/records/draft.ts';
import type { Collection } from '../../../src/model/site.ts';
import {
  entries,
  holdings,
  nameField,
  pictures,
  pictureShape,
  recordShape,
  shapeOfGlobal,
} from '../collections/kinds.ts';
import { titleOf } from '../collections/titles.ts';
import { formOf } from '../fields/form.ts';
import { readNames } from '../export/read-names.ts';
import { readRecords } from '../export/read-content.ts';
import { dataOf, listOf } from '../records/data.ts';
import type { Keys } from '../records/names.ts';
import { toPayload } from '../records/to-payload.ts';
import type { ImportCount } from './import-count.ts';
import { importPictureTexts } from './import-picture-texts.ts';
import { withRowKeys } from './row-keys.ts';
import { storeDocument, storeGlobal } from './store.ts';

/**
 * Writes records into the content system and publishes them. Records with the same name are
 * replaced unless they are equal; nothing is deleted. Pictures must be imported first.
 *
 * @param records in the input shape of `contentSchema`, validated by the loader.
 * @throws `UnknownName` if a record refers to one that does not exist
 */
export async function importRecords(
  { payload }: Pick<PayloadRequest, 'payload'>,
  records: Record<string, unknown>,
): Promise<ImportCount> {
  const req = await createLocalReq({}, payload);
  const count = { created: 0, changed: 0, unchanged: 0 };
  for (const name of inOrder(records)) {
    const value = records[name];
    if (name === pictures) {
      await importPictureTexts(req, listOf(value), count);
    } else {
      const known = await readKnown(name, req);
      const put = holdings.get(name) === 'documents' ? putDocuments : putGlobal;
      await put(name, value, { req, count, known });
    }
  }
  return count;
}

/** The collections of the records: collections that others refer to come first. */
function inOrder(records: Record<string, unknown>): Collection[] {
  const order = new Set<Collection>();
  for (const name of collections) addTo(order, name);
  return [...order].filter((name) => records[name] !== undefined);
}

/** Adds a collection after those that its records refer to. */
function addTo(
  order: Set<Collection>,
  name: Collection,
  waiting: readonly Collection[] = [],
): void {
  if (order.has(name) || waiting.includes(name)) return;
  const shape = name === pictures ? pictureShape() : recordShape(name);
  for (const other of referredIn(shape)) addTo(order, other, [...waiting, name]);
  order.add(name);
}

/** The collections that the fields of a shape refer to. */
function referredIn(shape: z.core.$ZodShape): Collection[] {
  return Object.values(shape).flatMap((schema) => {
    const form = formOf(schema);
    if (form.kind === 'reference') return [form.to];
    return 'shape' in form ? referredIn(form.shape) : [];
  });
}

interface Putting {
  req: PayloadRequest;
  count: ImportCount;
  known: Awaited<ReturnType<typeof readKnown>>;
}

/** The current records. */
async function readKnown(name: Collection, { payload }: PayloadRequest) {
  const names = await readNames(payload);
  const all = await readRecords({ payload, drafts: false, names }, [name]);
  return { names, records: all[name] ?? [] };
}

async function putDocuments(
  name: Collection,
  value: unknown,
  { req, count, known }: Putting,
): Promise<void> {
  const shape = recordShape(name);
  const field = nameField(name);
  const before = new Map(known.records.map((record) => [record.id, record.value]));
  for (const record of listOf(value)) {
    const called = dataOf(record)[field];
    const key = typeof called === 'string' ? known.names.keyOf(name, called) : undefined;
    if (key !== undefined && saysTheSame(shape, before.get(String(key)), record, known.names)) {
      count.unchanged += 1;
      continue;
    }
    const data = titleOf(name).add(withRowKeys(shape, toPayload(shape, record, known.names)));
    await storeDocument(req, name, key, data);
    count[key === undefined ? 'created' : 'changed'] += 1;
  }
}

async function putGlobal(
  name: Collection,
  value: unknown,
  { req, count, known }: Putting,
): Promise<void> {
  const shape = recordShape(name);
  const isList = holdings.get(name) === 'list';
  const given = isList ? listOf(value) : [value];
  const before = known.records.map((record) => record.value);
  const isSame =
    given.length === before.length &&
    given.every((record, at) => saysTheSame(shape, before[at], record, known.names));
  if (isSame) {
    count.unchanged += 1;
    return;
  }
  const rows = given.map((record) => toPayload(shape, record, known.names));
  const data = withRowKeys(shapeOfGlobal(name), isList ? { [entries]: rows } : (rows[0] ?? {}));
  await storeGlobal(req, name, data);
  count[before.length === 0 ? 'created' : 'changed'] += 1;
}

/** Whether two records mean the same, whatever they leave out. */
function saysTheSame(shape: z.core.$ZodShape, one: unknown, other: unknown, keys: Keys): boolean {
  return isDeepStrictEqual(toPayload(shape, one, keys), toPayload(shape, other, keys));
}
