import { hash } from 'node:crypto';
import type { Payload } from 'payload';
import { mediaType } from '../../../src/model/hosting/media-type.ts';

/** A file to import. */
export interface ImportedFile {
  /** File name without folders. */
  name: string;
  /** The address of a static file on the site; undefined for a picture or a map archive. */
  path?: string;
  data: Buffer;
}

/** Imports a file, replacing one with the same name. Returns whether anything has changed. */
export async function importFile(payload: Payload, file: ImportedFile): Promise<boolean> {
  const { name, path, data } = file;
  const isFile = path !== undefined || /\.pmtiles$/i.test(name);
  const collection = isFile ? 'files' : 'media';
  const { docs } = await payload.find({
    collection,
    depth: 0,
    limit: 1,
    showHiddenFields: true,
    where: path === undefined ? { filename: { equals: name } } : { path: { equals: path } },
  });
  const known = docs[0] as { id: string; hash?: string } | undefined;
  if (known?.hash === hash('sha256', data)) return false;
  const upload = { data, name, mimetype: typeOf(name), size: data.length };
  const fields = path === undefined ? {} : { path };
  // The site is notified once records follow that show the file.
  const context = { isImport: true };
  await (known
    ? payload.update({
        collection,
        id: known.id,
        data: fields,
        file: upload,
        overwriteExistingFiles: true,
        context,
      })
    : payload.create({ collection, data: fields, file: upload, context }));
  return true;
}

function typeOf(name: string): string {
  const usual = name.toLowerCase().replace(/\.(?:jpeg|jfif)$/, '.jpg');
  return mediaType(usual).type.replace(/;.*/, '');
}
