import type { Payload } from 'payload';
import { contentSchema, type Collection } from '../../../src/model/site.ts';
import { recordSchema } from '../../../src/content/records/validate.ts';
import { languages } from '../../../src/model/language.ts';
import { layouts } from '../../../src/content/files/layout.ts';
import type { ExportedRecord } from '../../../src/content/cms/export.ts';
import { entries, holdings, nameField, pictures, recordShape } from '../collections/kinds.ts';
import { titleOf } from '../collections/titles.ts';
import { ownerWords } from '../fields/owner-words.ts';
import { fromPayload } from '../records/from-payload.ts';
import type { Key, Names } from '../records/names.ts';
import type { Data } from '../records/to-payload.ts';

/** Which state of the content is read: what is published, or the latest of everything. */
export interface Reading {
  payload: Payload;
  drafts: boolean;
  names: Names;
}

/** The records of collections in their final order; of all but the pictures', if none are named. */
export async function readRecords(
  reading: Reading,
  names: readonly Collection[] = [...holdings.keys()].filter((name) => name !== pictures),
): Promise<Record<string, ExportedRecord[]>> {
  const lists = await Promise.all(names.map((name) => readCollection(name, reading)));
  return Object.fromEntries(names.map((name, at) => [name, lists[at] ?? []]));
}

async function readCollection(name: Collection, reading: Reading): Promise<ExportedRecord[]> {
  return holdings.get(name) === 'documents'
    ? readDocuments(name, reading)
    : readGlobal(name, reading);
}

async function readDocuments(
  name: Collection,
  { payload, drafts, names }: Reading,
): Promise<ExportedRecord[]> {
  const shape = recordShape(name);
  const { field } = titleOf(name);
  const { label } = ownerWords(name, recordSchema(name));
  const { docs } = await payload.find({
    collection: name,
    depth: 0,
    draft: drafts,
    locale: 'all',
    pagination: false,
    sort: 'id',
    ...(drafts ? {} : { where: { _status: { equals: 'published' } } }),
  });
  return inOrder(name, docs as Document[]).map((doc) => ({
    id: String(doc.id),
    title: `${label.de} „${inGerman(doc[field]) ?? doc.id}“`,
    admin: `/admin/collections/${name}/${doc.id}`,
    value: fromPayload(shape, doc, names),
  }));
}

type Document = Data & { id: Key };

/** Records that a shop of files has in folders come by their names, as they do there; others as they were made. */
function inOrder(name: Collection, docs: Document[]): Document[] {
  if (layouts[name].kind !== 'folders') return docs;
  const field = nameField(name);
  const named = (doc: Document) => String(doc[field]);
  return docs.toSorted((one, other) => (named(one) < named(other) ? -1 : 1));
}

/** A title, in German or else in the first language that has one. */
function inGerman(value: unknown): string | undefined {
  const texts = value instanceof Object ? languages.map((language) => Reflect.get(value, language) as unknown) : [value];
  return texts.find((text) => typeof text === 'string' && text !== '') as string | undefined;
}

/** The record of a global, or those of its list; none where it was never saved, or is not published. */
async function readGlobal(
  name: Collection,
  { payload, drafts, names }: Reading,
): Promise<ExportedRecord[]> {
  const doc = (await payload.findGlobal({
    slug: name,
    depth: 0,
    draft: drafts,
    locale: 'all',
  })) as Data;
  if (!doc['updatedAt'] || (!drafts && doc['_status'] !== 'published')) return [];
  const { label } = ownerWords(name, contentSchema.shape[name]);
  const shape = recordShape(name);
  const admin = `/admin/globals/${name}`;
  if (holdings.get(name) === 'record') {
    return [{ id: name, title: label.de, admin, value: fromPayload(shape, doc, names) }];
  }
  const rows = Array.isArray(doc[entries]) ? (doc[entries] as Data[]) : [];
  return rows.map((row, at) => ({
    id: `${name}-${String(row['id'] ?? at)}`,
    title: `${label.de}, ${at + 1}. Eintrag`,
    admin,
    value: fromPayload(shape, row, names),
  }));
}
