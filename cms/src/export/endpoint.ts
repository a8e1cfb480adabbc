import type { Endpoint, PayloadRequest } from 'payload';
import { recordsPerPage } from '../../../src/content/cms/export.ts';
import { isOwner, isReader } from '../access/roles.ts';
import { readLoadable } from '../preview/read-loadable.ts';
import { readSite } from './read-site.ts';

/**
 * `GET /api/export?page=1&drafts=false`: the content of the site for builds and previews, a page at
 * a time; with `drafts=true` the latest drafts, with `drafts=loadable` without those that would
 * break the whole site.
 */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isReader(req) && !isOwner(req)) return problem(req.user ? 403 : 401);
    const { page, drafts } = queryOf(req);
    const read = drafts === 'loadable' ? readLoadable(req.payload) : undefined;
    const site = await (read ?? readSite(req.payload, drafts === 'true'));
    // A client with this revision needs no page of it (RFC 9110, 13.1.2).
    const headers = { 'Cache-Control': 'no-store', ETag: `"${site.revision}"` };
    if (req.headers.get('If-None-Match') === headers.ETag) {
      return new Response(null, { status: 304, headers });
    }
    const pages = pagesOf(site.records);
    const records = pages[page - 1];
    if (!records) return problem(404);
    const isFirst = page === 1;
    return Response.json(
      {
        version: 1,
        revision: site.revision,
        page,
        pages: pages.length,
        records,
        images: isFirst ? site.images : [],
        files: isFirst ? site.files : [],
      },
      { headers },
    );
  },
};

type Records = Awaited<ReturnType<typeof readSite>>['records'];

/** Splits the records into pages of limited size; at least one page. */
function pagesOf(records: Records): Records[] {
  const pages: Records[] = [{}];
  let free = recordsPerPage;
  for (const [name, list] of Object.entries(records)) {
    for (const record of list) {
      if (free === 0) {
        pages.push({});
        free = recordsPerPage;
      }
      const page = pages.at(-1) ?? {};
      page[name] = [...(page[name] ?? []), record];
      free -= 1;
    }
  }
  return pages;
}

function queryOf({ searchParams }: PayloadRequest): { page: number; drafts: string | null } {
  const page = Number(searchParams.get('page') ?? 1);
  return { page, drafts: searchParams.get('drafts') };
}

const messages = {
  401: 'Give the key of a reader: Authorization: readers API-Key <key>.',
  403: 'This key may not read the export.',
  404: 'There is no such page.',
};

function problem(status: keyof typeof messages): Response {
  return Response.json({ errors: [{ message: messages[status] }] }, { status });
}
