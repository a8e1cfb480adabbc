import type { PayloadRequest } from 'payload';
import { Forbidden } from 'payload';
import type { Collection } from '../../../src/model/site.ts';
import { shapeOfGlobal } from '../collections/kinds.ts';
import { withRowKeys } from '../import/row-keys.ts';
import { type Data, dataOf } from '../records/data.ts';
import { merge, withoutOwn } from '../saving/merge.ts';
import { Refusal } from './hours.ts';

/**
 * Changes a global and publishes the change alone. Payload would publish its latest version, and with it
 * whatever somebody else has written there and not yet published. So what is published becomes the latest
 * version for a moment, with the change; the draft comes back on top of it, with the change merged in. Where both
 * changed a field, the draft keeps its value. The caller has the turn (`inTurn`).
 *
 * @param change gets the published document in all languages, and returns its new fields
 */
export async function changePublished(
  req: PayloadRequest,
  slug: Collection,
  change: (published: Data) => Data,
): Promise<void> {
  const { payload } = req;
  const update = payload.globals.config.find((one) => one.slug === slug)?.access.update;
  if (!(await update?.({ req }))) throw new Forbidden(req.t);
  const stored = dataOf(await payload.db.findGlobal({ slug, req }));
  // Publishing the change would put everything else back online too.
  if (stored['updatedAt'] && stored['_status'] !== 'published') throw new Refusal('unpublished');
  const published = withoutOwn(stored);
  const latest = await latestVersion(req, slug);
  const isPending = latest?.version['_status'] === 'draft';
  const changed = withRowKeys(shapeOfGlobal(slug), { ...published, ...change(published) });
  const draft = isPending ? merge(published, changed, withoutOwn(latest.version)).data : undefined;

  const between = await addDraft(req, slug, changed);
  try {
    await payload.updateGlobal({
      slug,
      data: { _status: 'published' },
      overrideAccess: false,
      depth: 0,
      req,
    });
    if (draft) await addDraft(req, slug, draft);
  } catch (error) {
    if (latest) await addVersion(req, slug, latest);
    if (latest) await removeVersion(req, slug, latest.id);
    throw error;
  } finally {
    await removeVersion(req, slug, between);
  }
}

interface Version {
  id: string | number;
  version: Data;
  autosave?: boolean;
  createdAt: string;
  updatedAt: string;
}

async function latestVersion(req: PayloadRequest, slug: string): Promise<Version | undefined> {
  const { docs } = await req.payload.db.findGlobalVersions<Data>({
    global: slug,
    where: { latest: { equals: true } },
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0];
}

/** @returns its id */
async function addDraft(req: PayloadRequest, slug: string, data: Data) {
  const now = new Date().toISOString();
  const version = { ...data, _status: 'draft', createdAt: now, updatedAt: now };
  return addVersion(req, slug, { version, createdAt: now, updatedAt: now });
}

async function addVersion(
  req: PayloadRequest,
  slug: string,
  { version, autosave = false, createdAt, updatedAt }: Omit<Version, 'id'>,
) {
  const { id } = await req.payload.db.createGlobalVersion({
    globalSlug: slug,
    autosave,
    createdAt,
    updatedAt,
    // The adapter takes what it is given apart.
    versionData: structuredClone(version),
    req,
  });
  return id;
}

async function removeVersion(req: PayloadRequest, globalSlug: string, id: string | number) {
  await req.payload.db.deleteVersions({ globalSlug, where: { id: { equals: id } }, req });
}
