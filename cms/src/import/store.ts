import type { PayloadRequest } from 'payload';
import type { Key } from '../records/names.ts';
import { type Data, dataOf } from '../records/data.ts';

/**
 * Writes a published document with all its languages, and its version. Writes to the database
 * directly, because Payload's own operations take one language at a time: 1,000 brands would need
 * minutes.
 */
export async function storeDocument(
  req: PayloadRequest,
  collection: string,
  key: Key | undefined,
  data: Data,
): Promise<void> {
  const slug = collection;
  const { db } = req.payload;
  const { now, published } = stamped(data);
  const { id } = (
    key === undefined
      ? await db.create({ collection: slug, data: { ...published, createdAt: now }, req })
      : await db.updateOne({ collection: slug, id: key, data: copyOf(published), req })
  ) as { id: Key };
  await db.createVersion({
    collectionSlug: slug,
    parent: id,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: { ...copyOf(published), createdAt: now },
    req,
  });
}

/** Writes the published record of a global, with all its languages, and its version. */
export async function storeGlobal(req: PayloadRequest, global: string, data: Data): Promise<void> {
  const slug = global;
  const { db } = req.payload;
  const { now, published } = stamped(data);
  const known: unknown = await db.findGlobal({ slug, req });
  const isKnown = dataOf(known)['createdAt'] !== undefined;
  await (isKnown ? db.updateGlobal : db.createGlobal).call(db, {
    slug,
    data: { ...published, createdAt: now },
    req,
  });
  await db.createGlobalVersion({
    globalSlug: slug,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: { ...copyOf(published), createdAt: now },
    req,
  });
}

function stamped(data: Data) {
  const now = new Date().toISOString();
  return { now, published: { ...copyOf(data), updatedAt: now, _status: 'published' } };
}

/** The adapter modifies its argument. */
function copyOf<T>(data: T): T {
  return structuredClone(data);
}
