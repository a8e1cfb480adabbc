import { expect, test } from 'vitest';
import { endFormerSession } from './former-session.ts';

/** What is stored for a user with two sessions when they sign in. */
async function stored(user: object | null) {
  const writes: object[] = [];
  const account = { id: 3, name: 'Anna', sessions: [{ id: 'old' }, { id: 'new' }] };
  const db = {
    findOne: async () => account,
    updateOne: async (write: object) => {
      writes.push(write);
    },
  };
  await endFormerSession({ req: { user, payload: { db } } } as never);
  return writes;
}

test("signing in again ends the browser's previous session", async () => {
  expect(await stored({ id: 3, collection: 'users', _sid: 'old' })).toMatchObject([
    { id: 3, collection: 'users', data: { name: 'Anna', sessions: [{ id: 'new' }] } },
  ]);
});

test('signing in without a session writes nothing, and neither does a key', async () => {
  expect(await stored(null)).toEqual([]);
  expect(await stored({ id: 3, collection: 'users', _strategy: 'api-key' })).toEqual([]);
});
