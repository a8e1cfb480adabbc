import type { Endpoint } from 'payload';
import { isStaff } from '../../access/roles.ts';
import { readSite } from '../../export/read-site.ts';
import { findTargets } from './find-targets.ts';
import { languageOf } from '../../language-of.ts';

/** `GET /api/link-targets?locale=de`: the possible targets of links, for link fields. */
export const linkTargetsEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json([], { status: 403 });
    const language = languageOf(req.searchParams.get('locale'));
    const { records, files } = await readSite(req.payload, true);
    return Response.json(findTargets(records, files, language));
  },
};
