import { recordSchema } from '../../../src/content/records/validate.ts';
import type { ExportedRecord } from '../../../src/content/cms/export.ts';
import { languages } from '../../../src/model/language.ts';
import { type Collection, contentSchema } from '../../../src/model/site.ts';
import { entries, holdings, recordShape } from '../collections/kinds.ts';
import { titleOf } from '../collections/titles.ts';
import { ownerWords } from '../fields/owner-words.ts';
import { fromPayload } from '../records/from-payload.ts';
import type { Key, Names } from '../records/names.ts';
import { type Data, dataOf } from '../records/data.ts';
import type { Document } from './kept-documents.ts';

/** Exports the record of a document. */
export function documentRecord(name: Collection, doc: Document, names: Names): ExportedRecord {
  const { label } = ownerWords(name, recordSchema(name));
  const title = inGerman(doc[titleOf(name).field]) ?? doc.id;
  return {
    id: String(doc.id),
    title: `${label.de} „${title}“`,
    admin: `/admin/collections/${name}/${doc.id}`,
    value: fromPayload(recordShape(name), doc, names),
  };
}

/** Exports the record of a global, or those of its list. */
export function globalRecords(name: Collection, doc: Data, names: Names): ExportedRecord[] {
  const { label } = ownerWords(name, contentSchema.shape[name]);
  const shape = recordShape(name);
  const admin = `/admin/globals/${name}`;
  if (holdings.get(name) === 'record') {
    return [{ id: name, title: label.de, admin, value: fromPayload(shape, doc, names) }];
  }
  const rows = Array.isArray(doc[entries]) ? (doc[entries] as (Data & { id?: Key })[]) : [];
  return rows.map((row, at) => ({
    id: `${name}-${row.id ?? at}`,
    title: `${label.de}, ${at + 1}. Eintrag`,
    admin,
    value: fromPayload(shape, row, names),
  }));
}

/** A title in German, otherwise in the first language that has one. */
function inGerman(value: unknown): string | undefined {
  const texts: unknown[] =
    typeof value === 'string' ? [value] : languages.map((language) => dataOf(value)[language]);
  return texts.find((text) => typeof text === 'string' && text !== '') as string | undefined;
}
