import type { Payload } from 'payload';
import type { Collection } from '../../../src/model/site.ts';
import { mediaKey } from '../../../src/model/entities/media.ts';
import { holdings, nameField } from '../collections/kinds.ts';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import type { Key, Keys, Names } from '../records/names.ts';

/** The names of all records and pictures, for references to them. */
export async function readNames(payload: Payload): Promise<Names & Keys> {
  const documents = [...holdings].flatMap(([name, holding]) =>
    holding === 'documents' ? [name] : [],
  );
  const read = await Promise.all([
    namesIn(payload, 'media', 'filename'),
    ...documents.map(async (name: Collection) =>
      namesIn(payload, name, storedName(nameField(name))),
    ),
  ]);
  const byCollection = new Map(['media', ...documents].map((name, at) => [name, read[at]]));
  return {
    nameOf: (collection, key) => byCollection.get(collection)?.names.get(String(key)),
    keyOf: (collection, name) =>
      byCollection.get(collection)?.keys.get(comparable(collection, name)),
  };
}

async function namesIn(payload: Payload, collection: string, field: string) {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    draft: collection !== 'media',
    pagination: false,
    select: { [field]: true },
  });
  const names = new Map<string, string>();
  const keys = new Map<string, Key>();
  for (const doc of docs as { id: Key }[]) {
    const name: unknown = Reflect.get(doc, field);
    if (typeof name !== 'string') continue;
    names.set(String(doc.id), name);
    keys.set(comparable(collection, name), doc.id);
  }
  return { names, keys };
}

/** Names of pictures are compared as in the loader. */
function comparable(collection: string, name: string): string {
  return collection === 'media' ? mediaKey(name) : name;
}
