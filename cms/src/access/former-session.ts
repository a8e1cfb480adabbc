import type { CollectionBeforeLoginHook } from 'payload';
import { dataOf, listOf } from '../records/data.ts';

/**
 * Ends the previous session of somebody who signs in again: its token would be valid for hours,
 * although no browser has it.
 */
export const endFormerSession: CollectionBeforeLoginHook = async ({ req }) => {
  const { _sid: former } = dataOf(req.user);
  if (!req.user || former === undefined) return;
  const collection = 'users';
  const { id } = req.user;
  const user = await req.payload.db.findOne<{ id: typeof id }>({
    collection,
    where: { id: { equals: id } },
    req,
  });
  if (!user) return;
  const sessions = listOf(dataOf(user)['sessions']).filter((one) => dataOf(one)['id'] !== former);
  // Payload's own sign-out writes it like this too, without changing `updatedAt`.
  const data = { ...user, sessions, updatedAt: null };
  await req.payload.db.updateOne({ id, collection, data, req, returning: false });
};
