import type { PayloadRequest } from 'payload';
import type { Collection } from '../../../src/model/site.ts';
import { recordShape, shapeOfGlobal } from '../collections/kinds.ts';
import { withRowKeys } from '../import/row-keys.ts';
import { type Data, dataOf } from '../records/data.ts';
import { merge, withoutOwn } from '../saving/merge.ts';
import { allow } from '../saving/restore.ts';
import { Refusal } from './hours.ts';

/** A global, or a document of a collection. */
export interface Target {
  slug: Collection;
  /** For a document. */
  id?: string | number;
}

/**
 * Changes a document and publishes only that change. Payload would publish its latest version,
 * including whatever somebody else has written there and not yet published. So the published
 * version briefly becomes the latest one, with the change; the draft is then restored on top, with
 * the change merged in. If both changed a field, the draft keeps its value. The caller must have
 * the turn (`inTurn`).
 *
 * @param change gets the published document in all languages, and returns its new fields
 */
export async function changePublished(
  req: PayloadRequest,
  target: Target,
  change: (published: Data) => Data,
): Promise<void> {
  const { payload } = req;
  const { slug, id } = target;
  await allow(req, slug, id);
  const stored = dataOf(
    id === undefined
      ? await payload.db.findGlobal({ slug, req })
      : await payload.db.findOne({ collection: slug, where: { id: { equals: id } }, req }),
  );
  // Publishing the change would put everything else back online too.
  if (stored['updatedAt'] && stored['_status'] !== 'published') throw new Refusal('unpublished');
  const published = withoutOwn(stored);
  const latest = await latestVersion(req, target);
  const isPending = latest?.version['_status'] === 'draft';
  const shape = id === undefined ? shapeOfGlobal(slug) : recordShape(slug);
  const changed = withRowKeys(shape, { ...published, ...change(published) });
  const draft = isPending ? merge(published, changed, withoutOwn(latest.version)).data : undefined;

  const { createdAt } = stored;
  const between = await addDraft(req, target, { ...changed, createdAt });
  try {
    const publishing = { data: { _status: 'published' }, overrideAccess: false, depth: 0 } as const;
    if (id === undefined) await payload.updateGlobal({ slug, ...publishing, req });
    else await payload.update({ collection: slug, id, ...publishing, req });
    if (draft) await addDraft(req, target, { ...draft, createdAt });
  } catch (error) {
    if (latest) await addVersion(req, target, latest);
    if (latest) await removeVersion(req, target, latest.id);
    throw error;
  } finally {
    await removeVersion(req, target, between);
  }
}

interface Version {
  id: string | number;
  version: Data;
  autosave?: boolean;
  createdAt: string;
  updatedAt: string;
}

async function latestVersion(
  req: PayloadRequest,
  { slug, id }: Target,
): Promise<Version | undefined> {
  const { db } = req.payload;
  const isLatest = { latest: { equals: true } };
  const one = { limit: 1, pagination: false, req } as const;
  const { docs } =
    id === undefined
      ? await db.findGlobalVersions<Data>({ global: slug, where: isLatest, ...one })
      : await db.findVersions<Data>({
          collection: slug,
          where: { and: [{ parent: { equals: id } }, isLatest] },
          ...one,
        });
  return docs[0];
}

/** @returns its id */
async function addDraft(req: PayloadRequest, target: Target, data: Data) {
  const now = new Date().toISOString();
  const { createdAt = now } = data;
  const version = { ...data, _status: 'draft', createdAt, updatedAt: now };
  return addVersion(req, target, { version, createdAt: now, updatedAt: now });
}

async function addVersion(
  req: PayloadRequest,
  { slug, id: parent }: Target,
  { version, autosave = false, createdAt, updatedAt }: Omit<Version, 'id'>,
) {
  // The adapter modifies its argument.
  const versionData = structuredClone(version);
  const all = { versionData, autosave, createdAt, updatedAt, req };
  const { db } = req.payload;
  const { id } =
    parent === undefined
      ? await db.createGlobalVersion({ globalSlug: slug, ...all })
      : await db.createVersion({ collectionSlug: slug, parent, ...all });
  return id;
}

async function removeVersion(req: PayloadRequest, { slug, id }: Target, version: string | number) {
  const of = id === undefined ? { globalSlug: slug } : { collection: slug };
  await req.payload.db.deleteVersions({ ...of, where: { id: { equals: version } }, req });
}
