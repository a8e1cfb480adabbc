import type { Endpoint } from 'payload';
import { audit } from '../access/audit.ts';
import { isStaff } from '../access/roles.ts';
import { previewAddress } from './address.ts';
import { pathOf } from './page-path.ts';

/** How long the address is valid for people without an account, ms. */
const day = 24 * 60 * 60 * 1000;

/** `GET /api/preview-link?collection=brands&id=1&locale=de`: `{ url }` that shows the drafts to anybody for a day. */
export const previewLinkEndpoint: Endpoint = {
  path: '/preview-link',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json({}, { status: 403 });
    const { collection = '', id = '', locale = '' } = Object.fromEntries(req.searchParams);
    const wanted = { collection, id, draft: true, depth: 0, req, overrideAccess: false };
    const data = await req.payload.findByID(wanted).catch(() => undefined);
    if (!data) return Response.json({}, { status: 404 });
    audit(req, { event: 'preview-shared', collection, id });
    const path = await pathOf(req, { collection, data, language: locale });
    const url = previewAddress(path, day);
    return url ? Response.json({ url }) : Response.json({}, { status: 404 });
  },
};
