import type { Endpoint } from 'payload';
import { isStaff } from '../../access/roles.ts';
import type { Collection } from '../../../../src/model/site.ts';
import { holdings } from '../../collections/kinds.ts';
import { documentRecord } from '../../export/exported-record.ts';
import { readNames } from '../../export/read-names.ts';
import { dataOf } from '../../records/data.ts';
import { inTurn } from '../../saving/in-turn.ts';

/**
 * `POST /api/untouched` with `{ collection, id }`: deletes the draft if nothing has ever been
 * written into it.
 */
export const untouchedEndpoint: Endpoint = {
  path: '/untouched',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json({}, { status: 403 });
    const body: unknown = await req.json?.();
    const { collection: name, id: given } = dataOf(body);
    const collection = [...holdings.keys()].find((one) => one === name);
    const id = Number(given);
    if (!collection || holdings.get(collection) !== 'documents' || !Number.isInteger(id)) {
      return Response.json({}, { status: 400 });
    }
    const { payload } = req;
    return inTurn(async () => {
      const dropped = await isUntouched(payload, collection, id);
      if (dropped) await payload.delete({ collection, id });
      return Response.json({ dropped });
    });
  },
};

async function isUntouched(
  payload: Parameters<typeof readNames>[0],
  collection: Collection,
  id: number,
): Promise<boolean> {
  const asked = { collection, id, depth: 0, disableErrors: true, locale: 'all' } as const;
  const doc = await payload.findByID({ ...asked, draft: true });
  const seen = await payload.findByID(asked);
  if (!doc || dataOf(seen)['_status'] === 'published') return false;
  const where = { parent: { equals: id } };
  const { totalDocs } = await payload.countVersions({ collection, where });
  const { value } = documentRecord(collection, { ...doc, id }, await readNames(payload));
  return totalDocs < 2 && isEmpty(value);
}

/** Whether a record is empty: no text, no row, no choice. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '' || value === false;
}
