import type { Endpoint } from 'payload';
import { defaultLanguage, languages } from '../../../../src/model/language.ts';
import { isStaff } from '../../access/roles.ts';
import { readSite } from '../../export/read-site.ts';
import { findTargets } from './find-targets.ts';

/** `GET /api/link-targets?locale=de`: what links can lead to, for those who write them. */
export const linkTargetsEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json([], { status: 403 });
    const asked = req.searchParams.get('locale');
    const language = languages.find((code) => code === asked) ?? defaultLanguage;
    const { records, files } = await readSite(req.payload, true);
    return Response.json(findTargets(records, files, language));
  },
};
