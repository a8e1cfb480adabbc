import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { mail, submission, temporaryFolder, testStore } from '../store/store.fixture.ts';
import { exportMails, listOutbox, retryParked } from './outbox.ts';

async function storeWithParkedMail(): Promise<Store> {
  const store = await testStore();
  await store.accept(submission({ mails: [mail({ subject: 'parked' })] }));
  await store.outbox.deliverNext('mail', () =>
    Promise.resolve({ delivered: false, failure: '550 No such user', parked: true }),
  );
  return store;
}

test('the list names each parked mail with its reason', async () => {
  const store = await storeWithParkedMail();
  await store.accept(submission());
  expect(await listOutbox(store)).toMatch(
    /mail to shop@lindenhof.example: parked\n {4}parked: 550 No such user\n1 parked, 1 waiting.\nTry again/,
  );
});

test('the list tells why a mail waits, and until when', async () => {
  const store = await testStore();
  await store.accept(submission());
  const retryAt = Date.UTC(2027, 2, 14);
  await store.outbox.deliverNext('mail', () =>
    Promise.resolve({ delivered: false, failure: 'certificate has expired', retryAt }),
  );
  expect(await listOutbox(store)).toContain(
    'next try 2027-03-14T00:00:00.000Z: certificate has expired\n0 parked, 1 waiting.',
  );
});

test('an empty outbox has nothing to tell', async () => {
  expect(await listOutbox(await testStore())).toBe('0 parked, 0 waiting.\n');
});

test('parked mails are tried again', async () => {
  const store = await storeWithParkedMail();
  expect(await retryParked(store, [])).toBe('1 will be tried again by the server.\n');
  expect(await store.outbox.counts()).toMatchObject({ parked: 0, waiting: 1 });
});

test('an unknown id is a mistake, and nothing is tried again', async () => {
  const store = await storeWithParkedMail();
  await expect(retryParked(store, ['x'])).rejects.toThrow('Not parked: x.');
  expect(await store.outbox.counts()).toMatchObject({ parked: 1 });
});

test('mails that were not delivered become files, and stay', async () => {
  const [store, folder] = [await storeWithParkedMail(), await temporaryFolder()];
  await store.accept(submission());
  expect(await exportMails(store, folder)).toBe(`2 written to ${folder}.\n`);
  expect(await readdir(folder)).toHaveLength(2);
  expect(await store.outbox.counts()).toMatchObject({ parked: 1, waiting: 1 });
});
