import type { Endpoint, PayloadRequest } from 'payload';
import { audit } from '../access/audit.ts';
import { isStaff } from '../access/roles.ts';
import { readSiteAddress } from '../start/state.ts';
import { previewAddress } from './address.ts';
import { pathOf } from './page-path.ts';

/** How long a preview can be opened without an account, ms. */
const day = 24 * 60 * 60 * 1000;

/** `GET /api/preview-link?collection=brands&id=1&locale=de`: `{ url }` that shows the drafts to anybody for a day. */
export const previewLinkEndpoint: Endpoint = {
  path: '/preview-link',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json({}, { status: 403 });
    const path = await pathOfDocument(req, { draft: true });
    if (path === undefined) return Response.json({}, { status: 404 });
    const { collection = '', id = '' } = asked(req);
    audit(req, { event: 'preview-shared', collection, id });
    const url = previewAddress(path, day);
    return url ? Response.json({ url }) : Response.json({}, { status: 404 });
  },
};

/**
 * `GET /api/page-link?collection=brands&id=1&locale=de`: `{ url }` of the page on the site. Without a
 * collection, and for documents that have no page, it is the home page.
 */
export const pageLinkEndpoint: Endpoint = {
  path: '/page-link',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json({}, { status: 403 });
    const path = await pathOfDocument(req, { draft: false });
    const site = await readSiteAddress(req);
    if (path === undefined || site === undefined) return Response.json({}, { status: 404 });
    return Response.json({ url: new URL(path, site).href });
  },
};

function asked(req: PayloadRequest): Partial<Record<string, string>> {
  return Object.fromEntries(req.searchParams);
}

/** The path of the page of the document that a request names; undefined if there is no such document. */
async function pathOfDocument(
  req: PayloadRequest,
  { draft }: { draft: boolean },
): Promise<string | undefined> {
  const { collection = '', id = '', locale: language = '' } = asked(req);
  if (!collection && !draft) return pathOf(req, { collection: undefined, data: {}, language });
  const wanted = { collection, id, draft, depth: 0, req, overrideAccess: false };
  const data = await req.payload.findByID(wanted).catch(() => undefined);
  return data && pathOf(req, { collection, data, language });
}
