import type { Endpoint } from 'payload';
import { previewToken } from '../../../src/model/publishing/signature.ts';
import { isStaff } from '../access/roles.ts';
import { pathOf } from './page-path.ts';

/** For how long somebody without an account may look, ms. */
const day = 24 * 60 * 60 * 1000;

/** `GET /api/preview-link?collection=brands&id=1&locale=de`: `{ url }` that shows the drafts to anybody for a day. */
export const previewLinkEndpoint: Endpoint = {
  path: '/preview-link',
  method: 'get',
  handler: async (req) => {
    const { PREVIEW_URL, PUBLISH_SECRET } = process.env;
    if (!isStaff(req)) return Response.json({}, { status: 403 });
    if (!PREVIEW_URL || !PUBLISH_SECRET) return Response.json({}, { status: 404 });
    const { collection = '', id = '', locale = '' } = Object.fromEntries(req.searchParams);
    const data = await req.payload.findByID({ collection, id, draft: true, depth: 0, req });
    const path = await pathOf(req, { collection, data, language: locale });
    const url = new URL(
      `${path}?preview=${previewToken(PUBLISH_SECRET, Date.now() + day)}`,
      PREVIEW_URL,
    );
    return Response.json({ url: url.href });
  },
};
