import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { emptyDatabase, person, submission, tablesOf, testStore } from '../store/store.fixture.ts';

test('recent messages are listed from the newest on, with the worst state of their mails', async () => {
  const store = await testStore();
  const sent = await store.accept(submission());
  await store.outbox.deliverNext('mail', () => Promise.resolve({ delivered: true }));
  const failed = await store.accept(submission({ kind: 'seats' }));
  const parked = { delivered: false, failure: '550', parked: true } as const;
  await store.outbox.deliverNext('mail', () => Promise.resolve(parked));
  const waiting = await store.accept(submission({ fields: { name: 'Ada' } }));
  const found = await store.recent(0, 10);
  expect(new Map(found.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [waiting.id, 'waiting'],
      [failed.id, 'parked'],
      [sent.id, 'delivered'],
    ]),
  );
  expect(found.find(({ id }) => id === waiting.id)).toEqual({
    id: waiting.id,
    kind: 'contact',
    language: 'de',
    acceptedAt: expect.any(Number) as number,
    fields: { name: 'Ada' },
    state: 'waiting',
  });
  const times = found.map(({ acceptedAt }) => acceptedAt);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(await store.recent(0, 2)).toEqual(found.slice(0, 2));
});

test('what has arrived leaves the list after its time, and what has not stays', async () => {
  const store = await testStore();
  await store.accept(submission());
  await store.outbox.deliverNext('mail', () => Promise.resolve({ delivered: true }));
  const waiting = await store.accept(submission());
  const later = Date.now() + 1000;
  expect((await store.recent(later, 10)).map(({ id }) => id)).toEqual([waiting.id]);
});

test('a message whose mail is gone has not reached the shop', async () => {
  const database = await emptyDatabase();
  const store = await openStore(database);
  onTestFinished(() => store.close());
  await store.accept(submission());
  await tablesOf(database).deleteFrom('outbox').execute();
  expect(await store.recent(Date.now() + 1000, 10)).toMatchObject([{ state: 'parked' }]);
});

test('nothing is listed of a person who was erased', async () => {
  const store = await testStore();
  await store.accept(submission());
  await store.erase(person('ada@example.org'));
  expect(await store.recent(0, 10)).toEqual([]);
});
