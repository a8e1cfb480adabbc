import type { CollectionBeforeLoginHook } from 'payload';
import { dataOf, listOf } from '../records/data.ts';

/** Ends the session that somebody has while they sign in again: its token would be good for hours, though no browser has it. */
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
  // Payload's own sign-out writes it so too, without a new time of change.
  const data = { ...user, sessions, updatedAt: null };
  await req.payload.db.updateOne({ id, collection, data, req, returning: false });
};
