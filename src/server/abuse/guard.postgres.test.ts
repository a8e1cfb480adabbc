import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { newDatabase } from '../database/postgres/postgres.fixture.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../store/store.fixture.ts';
import { createSigner } from '../tokens/signer.ts';
import { createGuard, type Evidence, type Guard } from './guard.ts';

const postgres = inject('postgres');

const signer = createSigner('a secret that both servers know');

interface Process {
  store: Store;
  guard: Guard;
}

/** Two processes that share only a database and the secret. */
async function twoProcesses(): Promise<[Process, Process]> {
  const databaseUrl = await newDatabase(postgres ?? '');
  const one = await newProcess(databaseUrl);
  return [one, await newProcess(databaseUrl)];
}

async function newProcess(databaseUrl: string): Promise<Process> {
  const store = await openStore({ databaseUrl, dataFolder: await temporaryFolder() });
  onTestFinished(() => store.close());
  const later = () => Date.now() + 5000;
  return { store, guard: createGuard({ signer, altcha: 'auto', ledger: store.ledger }, later) };
}

/** A token issued five seconds ago. */
function token(): string {
  return createGuard({ signer, altcha: 'auto' }).issueToken();
}

function evidence(change: Partial<Evidence> = {}): Evidence {
  return {
    client: { address: '203.0.113.7', network: '203.0.113' },
    visitor: 'a1b2',
    key: 'key',
    email: 'ada@example.org',
    token: token(),
    withoutScript: false,
    ...change,
  };
}

describe.skipIf(!postgres)('two processes on one PostgreSQL', () => {
  test('accept a token for a single message', async () => {
    const [{ guard: one }, { guard: other }] = await twoProcesses();
    const same = token();
    expect((await one.judge(evidence({ token: same }))).sign).toBeUndefined();
    expect(await other.judge(evidence({ token: same, key: 'another' }))).toMatchObject({
      sign: 'used-token',
    });
    expect((await other.judge(evidence({ token: same }))).sign).toBeUndefined();
  });

  test('accept a token again that the other process released', async () => {
    const [{ guard: one }, { guard: other }] = await twoProcesses();
    const same = token();
    const verdict = await one.judge(evidence({ token: same }));
    if (verdict.sign === undefined) verdict.release();
    await expect
      .poll(async () => (await other.judge(evidence({ token: same, key: 'another' }))).sign)
      .toBeUndefined();
  });

  test('count the messages of an address together', async () => {
    const [{ guard: one }, { guard: other }] = await twoProcesses();
    const signs: unknown[] = [];
    for (let at = 0; at < 6; at += 1) {
      const email = `ada-${at}@example.org`;
      const { sign } = await (at % 2 ? one : other).judge(evidence({ key: String(at), email }));
      signs.push(sign);
    }
    expect(signs).toEqual([...Array.from({ length: 5 }), 'many-messages']);
  });

  test('say how long to wait', async () => {
    const [{ store: one }, { store: other }] = await twoProcesses();
    const rate = { limit: 3, window: 60_000 };
    const waits: unknown[] = [];
    for (const store of [one, other, one, other]) waits.push(await store.ledger?.hit('a', rate));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    expect(waits[3]).toBeGreaterThan(15);
    expect(waits[3]).toBeLessThanOrEqual(20);
    expect(await other.ledger?.hit('b', rate)).toBe(0);
  });

  test('allow one more when its share of the window has passed', async () => {
    const [{ store }] = await twoProcesses();
    const rate = { limit: 2, window: 1000 };
    for (let at = 0; at < 5; at += 1) await store.ledger?.hit('a', rate);
    await expect.poll(() => store.ledger?.hit('a', rate)).toBe(0);
  });

  test('accept messages by their own counts while the database is unavailable', async () => {
    const [{ store, guard }] = await twoProcesses();
    await store.close();
    expect((await guard.judge(evidence())).sign).toBeUndefined();
  });

  test('forget expired counts', async () => {
    const [{ store }] = await twoProcesses();
    const rate = { limit: 1, window: 100 };
    await store.ledger?.hit('a', rate);
    await store.ledger?.use('token', 'a');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 26 * 60 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    await store.deleteBefore(0);
    expect(await store.ledger?.use('token', 'b')).toBe(true);
  });
});
