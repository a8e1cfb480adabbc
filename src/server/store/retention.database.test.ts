import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../telemetry/log.ts';
import { openStore } from './open-store.ts';
import { emptyDatabase, submission, tablesOf, testStore } from './store.fixture.ts';
import type { Outcome } from '../outbox/leases.ts';
import type { Store } from './store.ts';
import { startRetention } from './retention.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const log = createLog('silent');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Stores a message, attempts to deliver it, and lets days pass. */
async function storeOf(days: number, outcome: Outcome): Promise<Store> {
  const store = await testStore();
  await store.accept(submission());
  await store.outbox.deliverNext('mail', () => Promise.resolve(outcome));
  vi.setSystemTime(Date.now() + days * day);
  return store;
}

test('deliveries older than the retention time are deleted at the start', async () => {
  const store = await storeOf(91, { delivered: true });
  await startRetention(store, 90, log).close();
  expect(await store.outbox.counts()).toMatchObject({ delivered: 0 });
});

test('deliveries within the retention time are kept', async () => {
  const store = await storeOf(89, { delivered: true });
  await startRetention(store, 90, log).close();
  expect(await store.outbox.counts()).toMatchObject({ delivered: 1 });
});

test('deliveries are deleted within an hour after the retention time', async () => {
  const store = await storeOf(0, { delivered: true });
  const retention = startRetention(store, 1, log);
  await vi.advanceTimersByTimeAsync(day + hour);
  await retention.close();
  expect(await store.outbox.counts()).toMatchObject({ delivered: 0 });
});

const parked = { delivered: false, failure: '550', parked: true } as const;

test.each<[string, number, Outcome]>([
  ['waiting', 3650, { delivered: false, failure: '451', retryAt: 0 }],
  ['parked', 179, parked],
])('what is %s for %i days is kept', async (state, days, outcome) => {
  const store = await storeOf(days, outcome);
  await startRetention(store, 1, log).close();
  expect(await store.outbox.counts()).toMatchObject({ [state]: 1 });
});

test('a mail that was given up is deleted after half a year, and the log warns of it once before', async () => {
  const lines: unknown[] = [];
  const warning = { ...log, info() {}, warn: (...line: unknown[]) => lines.push(line) };
  const store = await storeOf(167, parked);
  const retention = startRetention(store, 1, warning);
  await vi.advanceTimersByTimeAsync(2 * hour);
  await retention.close();
  expect(lines).toEqual([[{ mails: 1 }, expect.stringContaining('within 14 days')]]);
  vi.setSystemTime(Date.now() + 14 * day);
  expect(await store.deleteBefore(0)).toBe(1);
  expect(await store.outbox.counts()).toMatchObject({ parked: 0 });
  expect(await store.expiringMails()).toBe(0);
});

test('a message whose mail is gone was not delivered, and is never deleted', async () => {
  const database = await emptyDatabase();
  const store = await openStore(database);
  onTestFinished(() => store.close());
  await store.accept(submission());
  await tablesOf(database).deleteFrom('outbox').execute();
  expect(await store.deleteBefore(Date.now() + day)).toBe(0);
});

test('a store that fails is tidied again an hour later', async () => {
  const store = await storeOf(2, { delivered: true });
  const failing = vi.spyOn(store, 'deleteBefore').mockRejectedValueOnce(new Error('full'));
  const retention = startRetention(store, 1, log);
  await vi.advanceTimersByTimeAsync(hour);
  await retention.close();
  expect(failing).toHaveBeenCalledTimes(2);
  expect(await store.outbox.counts()).toMatchObject({ delivered: 0 });
});
