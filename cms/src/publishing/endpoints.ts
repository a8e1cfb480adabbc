import type { Endpoint, PayloadRequest } from 'payload';
import { audit } from '../access/audit.ts';
import { isOwner, isStaff } from '../access/roles.ts';
import { dataOf } from '../records/data.ts';
import { inWords, type SiteStart } from './status-in-words.ts';
import { siteServer } from './site-server.ts';
import { languageOf } from '../language-of.ts';

/** The start screen's requests to the site: publishing status, publish, roll back, and messages. */
export const publishingEndpoints: Endpoint[] = [
  {
    path: '/publishing',
    method: 'get',
    handler: async (req) =>
      answer(isStaff(req), async (site) =>
        inWords(await site.status(), languageOf(req.i18n.language)),
      ),
  },
  {
    path: '/publishing',
    method: 'post',
    handler: async (req) => {
      const confirm = (await bodyOf(req, 'confirm')) === true;
      if (isStaff(req)) audit(req, { event: 'published', confirm });
      const by: unknown = req.user?.['name'];
      const fields = {
        ...(confirm ? { confirm } : {}),
        ...(typeof by === 'string' && by !== '' ? { by: by.slice(0, 100) } : {}),
      };
      return answer(isStaff(req), async (site) => site.publish(fields));
    },
  },
  {
    path: '/publishing/release',
    method: 'post',
    handler: async (req) => {
      const release = await bodyOf(req, 'release');
      if (isOwner(req)) audit(req, { event: 'rolled-back', release });
      return answer(isOwner(req), async (site) => site.rollBack(String(release)));
    },
  },
  {
    path: '/publishing/messages',
    method: 'get',
    // Editors change content; the shop's messages are not for them.
    handler: async (req) => {
      const language = languageOf(req.i18n.language);
      const response = await answer(isOwner(req), async (site) => site.messages(language));
      response.headers.set('Cache-Control', 'no-store');
      return response;
    },
  },
];

type Site = NonNullable<ReturnType<typeof siteServer>>;

async function answer(
  isAllowed: boolean,
  ask: (site: Site) => Promise<unknown>,
): Promise<Response> {
  if (!isAllowed) return Response.json({}, { status: 403 });
  const site = siteServer();
  if (!site) return Response.json({}, { status: 404 });
  try {
    const body = await ask(site);
    return body === undefined ? Response.json({}, { status: 404 }) : Response.json(body);
  } catch (error) {
    const starting = startOf(error);
    return starting ? Response.json(starting) : Response.json({}, { status: 502 });
  }
}

/**
 * The progress of the site's start, if it has not finished: `npm run cms` starts it after the
 * content system, and ends both if one of them ends. So a site that does not listen yet will.
 */
function startOf(error: unknown): SiteStart | undefined {
  const starts = (['firstBuild', 'starting'] as const).find(
    (one) => one === process.env['SITE_START'],
  );
  return dataOf(dataOf(error)['cause'])['code'] === 'ECONNREFUSED' ? starts : undefined;
}

async function bodyOf(req: PayloadRequest, name: string): Promise<unknown> {
  const body: unknown = await req.json?.();
  return dataOf(body)[name];
}
