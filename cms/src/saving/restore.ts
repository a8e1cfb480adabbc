import {
  APIError,
  type Endpoint,
  Forbidden,
  isolateObjectProperty,
  NotFound,
  type PayloadRequest,
  type Where,
} from 'payload';
import type { Collection } from '../../../src/model/site.ts';
import { holdings } from '../collections/kinds.ts';
import { languageOf } from '../language-of.ts';
import { isDraft } from '../publishing/is-draft.ts';
import { type Data, dataOf } from '../records/data.ts';
import { inTurn } from './in-turn.ts';
import { withoutOwn } from './merge.ts';

const onlyDraft = {
  de: 'Wiederhergestellt, aber nicht veröffentlicht: So wie sie war, passt diese Fassung nicht mehr zu Ihrer Website. „Änderungen veröffentlichen“ zeigt, woran es liegt.',
  en: 'Restored, but not published: as it was, this version no longer fits your website. “Publish changes” shows why.',
  fr: 'Restauré, mais pas publié\u00a0: telle quelle, cette version ne convient plus à votre site. «\u202fPublier les modifications\u202f» montre pourquoi.',
};

/**
 * `POST /api/<collection>/versions/<id>` and `POST /api/globals/<global>/versions/<id>`, replacing
 * Payload's. Payload's write a restored draft over the published version, so that the document
 * disappears from the site until somebody publishes it again; for a global, even with
 * `?draft=true`. They also don't check whether the site can still be built. Here the version
 * becomes the newest draft, and the published version stays. A version that was published is then
 * published again, as with the button.
 */
export function restoreEndpoint(name: Collection): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const id = String(req.routeParams?.['id']);
      const message = await inTurn(async () => restore(req, name, id));
      return Response.json({ message });
    },
  };
}

/** @returns the message to show */
async function restore(req: PayloadRequest, name: Collection, id: string): Promise<string> {
  const { payload, t } = req;
  const isGlobal = holdings.get(name) !== 'documents';
  // Checks that the person may read it; the stored version is then read without access checks.
  const reading = { id, depth: 0, overrideAccess: false, req: apart(req) } as const;
  if (isGlobal) await payload.findGlobalVersionByID({ slug: name, ...reading });
  else await payload.findVersionByID({ collection: name, ...reading });
  const stored = { where: { id: { equals: id } }, limit: 1, pagination: false, req };
  const { docs } = isGlobal
    ? await payload.db.findGlobalVersions<Data>({ global: name, ...stored })
    : await payload.db.findVersions<Data>({ collection: name, ...stored });
  const [{ version, parent } = {}] = docs;
  if (!version) throw new NotFound(t);
  await allow(req, name, parent);
  const now = new Date().toISOString();
  const times = { autosave: false, createdAt: now, updatedAt: now, req };
  const versionData = { ...withoutOwn(version), _status: 'draft', createdAt: now, updatedAt: now };
  if (isGlobal) await payload.db.createGlobalVersion({ globalSlug: name, versionData, ...times });
  else {
    if (parent === undefined) throw new NotFound(t);
    await payload.db.createVersion({ collectionSlug: name, parent, versionData, ...times });
  }
  if (version['_status'] !== 'published' || isDraft(req)) {
    return t('version:restoredSuccessfully');
  }
  const publishing = { data: { _status: 'published' }, depth: 0, overrideAccess: false } as const;
  try {
    if (isGlobal) await payload.updateGlobal({ slug: name, ...publishing, req });
    else if (parent !== undefined) {
      await payload.update({ collection: name, id: parent, ...publishing, req });
    }
    return t('version:restoredSuccessfully');
  } catch (error) {
    // Next may load Payload's classes once for each of its bundles, so errors are recognised by
    // name.
    if (!(error instanceof APIError) && dataOf(error)['name'] !== 'ValidationError') throw error;
    return onlyDraft[languageOf(req.i18n.language)];
  }
}

/** @throws {Forbidden} unless the person may change the document */
export async function allow(
  req: PayloadRequest,
  name: Collection,
  id: string | number | undefined,
): Promise<void> {
  const { payload, t } = req;
  const all =
    holdings.get(name) === 'documents' ? payload.config.collections : payload.config.globals;
  const access = all.find(({ slug }) => slug === name)?.access.update;
  const allowed = (await access?.({ req, ...(id === undefined ? {} : { id }) })) ?? false;
  if (allowed === true) return;
  if (allowed === false) throw new Forbidden(t);
  const where: Where = { and: [{ id: { equals: id } }, allowed] };
  const { totalDocs } = await payload.count({ collection: name, where, req: apart(req) });
  if (totalDocs === 0) throw new Forbidden(t);
}

/** Payload stores the language in the request while reading. */
function apart(req: PayloadRequest): PayloadRequest {
  return isolateObjectProperty(req, ['locale', 'fallbackLocale']);
}
