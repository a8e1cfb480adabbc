import type { Endpoint, PayloadRequest } from 'payload';
import { isOwner } from '../access/roles.ts';
import { dataOf } from '../records/data.ts';
import { tellSite } from '../publishing/tell-site.ts';
import { UnknownName } from '../records/to-payload.ts';
import { importFile } from './import-file.ts';
import { importRecords } from './import-records.ts';

/**
 * For an owner's key (`Authorization: users API-Key <key>`): first every file, then the records.
 *
 * - `POST /api/import/file?name=hero.jpg` with the bytes as body adds a picture or a map archive,
 * `…&path=/preisliste.pdf` a static file. Responds with `{ changed }`.
 * - `POST /api/import` with `{ records }` in the input shape of the model writes and publishes
 * records. Responds with `{ created, changed, unchanged }`.
 */
export const importEndpoints: Endpoint[] = [
  {
    path: '/import/file',
    method: 'post',
    handler: forOwners(async (req) => {
      const name = req.searchParams.get('name') ?? '';
      if (!/^[^/\\]+$/.test(name)) return problem(400, 'Name the file: ?name=hero.jpg.');
      const path = req.searchParams.get('path') ?? undefined;
      const data = Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer());
      const file = { name, data, ...(path === undefined ? {} : { path }) };
      return Response.json({ changed: await importFile(req.payload, file) });
    }),
  },
  {
    path: '/import',
    method: 'post',
    handler: forOwners(async (req) => {
      const body: unknown = await req.json?.();
      const { records } = dataOf(body);
      if (!records) return problem(400, 'Send { "records": { … } }.');
      try {
        const counts = await importRecords(req, dataOf(records));
        const by: unknown = dataOf(req.user)['name'];
        await tellSite(req.payload, {
          automatic: false,
          by: typeof by === 'string' ? [by] : [],
          changed: [],
        });
        return Response.json(counts);
      } catch (error) {
        if (error instanceof UnknownName) return problem(400, error.message);
        throw error;
      }
    }),
  },
];

type Handler = (req: PayloadRequest) => Promise<Response>;

function forOwners(handler: Handler): Handler {
  return async (req) =>
    isOwner(req) ? handler(req) : problem(req.user ? 403 : 401, 'Only an owner may import.');
}

function problem(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}
