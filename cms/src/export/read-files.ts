import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';
import type { ExportedFile, ExportedRecord } from '../../../src/content/cms/export.ts';
import { languages } from '../../../src/model/language.ts';
import { pictureShape } from '../collections/kinds.ts';
import { fromPayload } from '../records/from-payload.ts';
import type { Names } from '../records/names.ts';
import type { Data } from '../records/data.ts';
import { readDocuments } from './kept-documents.ts';

/** Payload's data about an uploaded file. */
export interface Upload extends Data {
  id: string | number;
  filename: string;
  filesize: number;
  /** SHA-256 of its bytes. */
  hash: string;
}

/** The pictures, and the model's records for those that have one. */
export async function readPictures(
  payload: Payload,
  names: Names,
): Promise<{ images: ExportedFile[]; records: ExportedRecord[] }> {
  const docs = await readUploads(payload, 'media');
  return {
    images: docs.map((doc) => exported(doc, 'media', `Bild „${doc.filename}“`)),
    records: docs.flatMap((doc) => {
      const value = pictureRecord(doc, names);
      if (!value) return [];
      const { title, admin } = exported(doc, 'media', `Bild „${doc.filename}“`);
      return [{ id: String(doc.id), title, admin, value }];
    }),
  };
}

/** The files that are published unchanged, and the map archives. */
export async function readFiles(payload: Payload): Promise<ExportedFile[]> {
  const docs = await readUploads(payload, 'files');
  return docs.map((doc) => {
    const file = exported(doc, 'files', `Datei „${doc.filename}“`);
    const isArchive = doc.filename.toLowerCase().endsWith('.pmtiles');
    const path = typeof doc['path'] === 'string' && doc['path'] ? doc['path'] : `/${doc.filename}`;
    return isArchive ? file : { ...file, path };
  });
}

/** The model's record for a picture; undefined if nobody has entered anything. */
function pictureRecord(doc: Upload, names: Names): Data | undefined {
  const { focalX, focalY, decorative } = doc;
  const said = decorative
    ? { translations: languages.map((language) => ({ language, alt: '' })) }
    : fromPayload(pictureShape(), doc, names);
  const fields = Object.entries(said).filter(([, value]) => !isDeepStrictEqual(value, []));
  // Payload gives drawings no focal point, and all other pictures their centre.
  const isFocused = typeof focalX === 'number' && !(focalX === 50 && focalY === 50);
  if (fields.length === 0 && !isFocused) return undefined;
  return {
    file: doc.filename,
    ...(isFocused ? { focus: [focalX, focalY] } : {}),
    ...Object.fromEntries(fields),
  };
}

async function readUploads(payload: Payload, collection: 'media' | 'files'): Promise<Upload[]> {
  const wanted = { collection, showHiddenFields: true, sort: 'filename' };
  return (await readDocuments(payload, wanted)) as unknown as Upload[];
}

function exported(doc: Upload, collection: string, title: string): ExportedFile {
  return {
    name: doc.filename,
    hash: doc.hash,
    bytes: doc.filesize,
    url: `/api/${collection}/file/${encodeURIComponent(doc.filename)}`,
    title,
    admin: `/admin/collections/${collection}/${doc.id}`,
  };
}
