import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { whoIs } from './erase.ts';
import { openStore } from './open-store.ts';
import { emptyDatabase, person, submission, tablesOf, testStore } from './store.fixture.ts';

test.each(['0351 123456', '+49 351/123456', '0049 (0)351 123456'])(
  'who left a phone number alone is erased by it, however it is written: %s',
  async (phone) => {
    const store = await testStore();
    await store.accept(submission({ fields: { name: 'Anna', phone: '0351 12 34 56' } }));
    await store.accept(submission({ fields: { name: 'Ada', phone: '0351 999999' } }));
    const who = whoIs(phone);
    expect(who && (await store.erase(who))).toMatchObject({ submissions: 1, mails: 1 });
    expect(await store.outbox.counts()).toMatchObject({ waiting: 1 });
  },
);

test('a person is erased by the id of a mail about the message', async () => {
  const store = await testStore();
  await store.accept(submission());
  await store.accept(submission());
  const [one] = await store.outbox.list('waiting');
  const who = whoIs(`<${one?.id}@lindenhof.example>`);
  expect(who && (await store.erase(who))).toMatchObject({ submissions: 1, mails: 1 });
  expect(await store.outbox.counts()).toMatchObject({ waiting: 1 });
});

test('nobody is found by a name', () => {
  expect(whoIs('Anna Beispiel')).toBeUndefined();
});

test('who was erased is erased again from an older backup, without later messages', async () => {
  const place = await emptyDatabase();
  const earlier = submission({ fields: { name: 'Ada', email: 'ada@example.org' } });
  const store = await openStore(place);
  await store.accept(earlier);
  await store.erase(person('ada@example.org'));
  // What a backup from before the erasure brings back, and a message from after it.
  await store.accept(earlier);
  await tablesOf(place).updateTable('submissions').set({ accepted_at: 1 }).execute();
  await store.accept(submission());
  await store.close();
  const again = await openStore(place);
  onTestFinished(() => again.close());
  expect(await again.outbox.counts()).toMatchObject({ waiting: 1 });
  // A random key may contain the letters of the name.
  const kept = await readFile(join(place.dataFolder, 'erased.json'), 'utf8');
  expect(kept).not.toMatch(/ada@|"ada"/i);
});
