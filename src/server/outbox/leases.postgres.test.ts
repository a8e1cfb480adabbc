import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { Outcome } from './leases.ts';
import type { Store } from '../store/store.ts';
import { submission, temporaryFolder } from '../store/store.fixture.ts';
import { newDatabase } from '../database/postgres/postgres.fixture.ts';
import { proxyTo, type TestProxy } from '../database/postgres/proxy.fixture.ts';

const postgres = inject('postgres');

/** A store on PostgreSQL with one mail, and the proxy to it. */
async function oneMail(): Promise<{ store: Store; proxy: TestProxy }> {
  const proxy = await proxyTo(await newDatabase(postgres ?? ''));
  const store = await openStore({ databaseUrl: proxy.url, dataFolder: await temporaryFolder() });
  onTestFinished(() => store.close());
  await store.accept(submission());
  return { store, proxy };
}

function deliver(): Promise<Outcome> {
  return Promise.resolve({ delivered: true });
}

describe.skipIf(!postgres)('a mail on its way while PostgreSQL goes away', () => {
  test('is not sent again before the first try is over', async () => {
    const { store, proxy } = await oneMail();
    let other: boolean | undefined;
    await store.outbox.deliverNext('mail', async () => {
      proxy.cut();
      proxy.restore();
      other = await store.outbox.deliverNext('mail', deliver);
      return deliver();
    });
    expect(other).toBe(false);
    expect(await store.outbox.counts()).toMatchObject({ waiting: 0, delivered: 1 });
  });

  test('is not sent again before its outcome is written down', async () => {
    const { store, proxy } = await oneMail();
    let failures = 0;
    let other: Promise<boolean> | undefined;
    await store.outbox.deliverNext(
      'mail',
      () => {
        proxy.cut();
        return deliver();
      },
      () => {
        failures += 1;
        // By then another sender has had enough time to go first.
        if (failures < 4) return;
        proxy.restore();
        other ??= store.outbox.deliverNext('mail', deliver);
      },
    );
    expect(await other).toBe(false);
    expect(await store.outbox.counts()).toMatchObject({ waiting: 0, delivered: 1 });
  });

  test('is known to be delivered when the store is closed as soon as PostgreSQL is back', async () => {
    const { store, proxy } = await oneMail();
    const failures = vi.fn<(error: unknown) => void>();
    const delivery = store.outbox.deliverNext(
      'mail',
      () => {
        proxy.cut();
        return deliver();
      },
      failures,
    );
    await expect.poll(() => failures.mock.calls.length).toBeGreaterThan(4);
    proxy.restore();
    await store.close();
    await delivery;
    const again = await openStore({ databaseUrl: proxy.url, dataFolder: await temporaryFolder() });
    onTestFinished(() => again.close());
    expect(await again.outbox.counts()).toMatchObject({ waiting: 0, delivered: 1 });
  });
});
