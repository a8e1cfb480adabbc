import type { Endpoint, PayloadRequest } from 'payload';
import { audit } from '../access/audit.ts';
import { isOwner, isStaff } from '../access/roles.ts';
import { dataOf } from '../records/data.ts';
import { siteServer } from './site-server.ts';

/** What the panel asks: how publishing stands, publish all the same, go back to a release. */
export const publishingEndpoints: Endpoint[] = [
  {
    path: '/publishing',
    method: 'get',
    handler: async (req) => answer(isStaff(req), async (site) => site.status()),
  },
  {
    path: '/publishing',
    method: 'post',
    handler: async (req) => {
      const confirm = (await bodyOf(req, 'confirm')) === true;
      if (isStaff(req)) audit(req, { event: 'published', confirm });
      return answer(isStaff(req), async (site) => site.publish(confirm));
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
    return Response.json(await ask(site));
  } catch {
    return Response.json({}, { status: 502 });
  }
}

async function bodyOf(req: PayloadRequest, name: string): Promise<unknown> {
  const body: unknown = await req.json?.();
  return dataOf(body)[name];
}
