import type { Payload } from 'payload';
import type { ExportedRecord } from '../../../src/content/cms/export.ts';
import { layouts } from '../../../src/content/files/layout.ts';
import type { Collection } from '../../../src/model/site.ts';
import { holdings, nameField, pictures } from '../collections/kinds.ts';
import type { Names } from '../records/names.ts';
import { type Data, dataOf } from '../records/data.ts';
import { documentRecord, globalRecords } from './exported-record.ts';
import { readDocuments } from './kept-documents.ts';

/** The state of the content to read: what is published, or the latest of everything. */
interface Reading {
  payload: Payload;
  drafts: boolean;
  names: Names;
}

/**
 * The records of collections in their final order. By default of all collections except pictures.
 */
export async function readRecords(
  reading: Reading,
  names: readonly Collection[] = [...holdings.keys()].filter((name) => name !== pictures),
): Promise<Record<string, ExportedRecord[]>> {
  const lists = await Promise.all(
    names.map((name) =>
      holdings.get(name) === 'documents'
        ? recordsOfDocuments(name, reading)
        : readGlobal(name, reading),
    ),
  );
  return Object.fromEntries(names.map((name, at) => [name, lists[at] ?? []]));
}

async function recordsOfDocuments(
  name: Collection,
  { payload, drafts, names }: Reading,
): Promise<ExportedRecord[]> {
  const published = { where: { _status: { equals: 'published' } } };
  const docs = await readDocuments(payload, {
    collection: name,
    drafts,
    ...(drafts ? {} : published),
  });
  return inOrder(
    name,
    docs.map((doc) => documentRecord(name, doc, names)),
  );
}

/**
 * Records have the same order as in a shop of files: those in folders by name, those in lists by
 * the names of the lists, otherwise by creation.
 */
function inOrder(name: Collection, records: ExportedRecord[]): ExportedRecord[] {
  const layout = layouts[name];
  if (layout.kind !== 'folders') return records;
  const field = layout.listsBy ?? nameField(name);
  const key = ({ value }: ExportedRecord) => {
    const given = dataOf(value)[field];
    return typeof given === 'string' ? given : '';
  };
  return records.toSorted((one, other) => compare(key(one), key(other)));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The records of a global; none if it was never saved, or is not published. */
async function readGlobal(
  name: Collection,
  { payload, drafts, names }: Reading,
): Promise<ExportedRecord[]> {
  const doc: Data = await payload.findGlobal({
    slug: name,
    depth: 0,
    draft: drafts,
    locale: 'all',
  });
  const isThere = doc['updatedAt'] && (drafts || doc['_status'] === 'published');
  return isThere ? globalRecords(name, doc, names) : [];
}
