import { describe, expect, inject, test, vi } from 'vitest';
import type { Delivery } from '../outbox/deliveries.ts';
import { openStore } from './open-store.ts';
import {
  emptyDatabase,
  mail,
  person,
  submission,
  temporaryFolder,
  testStore,
} from './store.fixture.ts';

const delivered = (): Promise<{ delivered: true }> => Promise.resolve({ delivered: true });

describe('a submission', () => {
  test('waits in the outbox with all of its mails', async () => {
    const store = await testStore();
    await store.accept(submission({ mails: [mail({ subject: 'one' }), mail({ subject: 'two' })] }));
    const waiting = await store.outbox.list('waiting');
    expect(waiting.map((delivery) => delivery.mail?.subject)).toEqual(['one', 'two']);
  });

  test('is stored once, however often its key comes, also at the same moment', async () => {
    const store = await testStore();
    const same = submission();
    const answers = await Promise.all([same, same, same].map((one) => store.accept(one)));
    answers.push(await store.accept(same));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.map(({ repeated }) => repeated)).toEqual([false, true, true, true]);
    expect((await store.outbox.counts()).waiting).toBe(1);
  });

  test('that the database refuses takes none of its group with it', async () => {
    const store = await testStore();
    const broken = { ...submission(), language: null as never };
    const [good, bad, other] = await Promise.allSettled(
      [submission(), broken, submission()].map((one) => store.accept(one)),
    );
    expect([good?.status, bad?.status, other?.status]).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect((await store.outbox.counts()).waiting).toBe(2);
  });

  test('is still there after the store was closed and opened', async () => {
    const database = await emptyDatabase();
    const first = await openStore(database);
    await first.accept(submission());
    await first.close();
    const second = await openStore(database);
    expect((await second.outbox.counts()).waiting).toBe(1);
    await second.close();
  });

  test('without mails is a mistake', async () => {
    const store = await testStore();
    await expect(store.accept(submission({ mails: [] }))).rejects.toThrow('needs a mail');
  });
});

describe('the outbox', () => {
  test('gives each delivery to one sender', async () => {
    const store = await testStore();
    await Promise.all(Array.from({ length: 20 }, () => store.accept(submission())));
    const seen: string[] = [];
    const deliver = (delivery: Delivery): Promise<{ delivered: true }> => {
      seen.push(delivery.id);
      return delivered();
    };
    const sender = async (): Promise<void> => {
      while (await store.outbox.deliverNext('mail', deliver));
    };
    await Promise.all([sender(), sender(), sender()]);
    expect(seen).toHaveLength(20);
    expect(new Set(seen).size).toBe(20);
  });

  test('keeps a delivery that could not be delivered until it is due again', async () => {
    const store = await testStore();
    await store.accept(submission());
    const retryAt = Date.now() + 60_000;
    await store.outbox.deliverNext('mail', () =>
      Promise.resolve({ delivered: false, failure: '451', retryAt }),
    );
    expect(await store.outbox.deliverNext('mail', delivered)).toBe(false);
    expect(await store.outbox.nextDue('mail')).toBe(retryAt);
    expect(await store.outbox.list('waiting')).toMatchObject([{ attempts: 1, failure: '451' }]);
  });

  test('keeps no delivery for as long as the clock was set back', async () => {
    const store = await testStore();
    await daysAgo(-60, () => store.accept(submission()));
    expect(await store.outbox.deliverNext('mail', delivered)).toBe(true);
  });

  test('leaves a delivery as it was where its sender fails', async () => {
    const store = await testStore();
    await store.accept(submission());
    await expect(
      store.outbox.deliverNext('mail', () => Promise.reject(new Error('ours'))),
    ).rejects.toThrow('ours');
    expect(await store.outbox.deliverNext('mail', delivered)).toBe(true);
  });

  test('tries a parked delivery again once the owner says so', async () => {
    const store = await testStore();
    await store.accept(submission());
    await store.outbox.deliverNext('mail', () =>
      Promise.resolve({ delivered: false, failure: '550', parked: true }),
    );
    expect(await store.outbox.deliverNext('mail', delivered)).toBe(false);
    expect(await store.outbox.retry(['another'])).toBe(0);
    expect(await store.outbox.retry()).toBe(1);
    expect(await store.outbox.deliverNext('mail', delivered)).toBe(true);
  });

  test.skipIf(inject('postgres'))(
    'of a file is served by one of two processes at a time',
    async () => {
      const dataFolder = await temporaryFolder();
      const [one, other] = await Promise.all([
        openStore({ dataFolder }),
        openStore({ dataFolder }),
      ]);
      await one.accept(submission());
      await one.accept(submission());
      expect(await one.outbox.deliverNext('mail', delivered)).toBe(true);
      expect(await other.outbox.deliverNext('mail', delivered)).toBe(false);
      await one.close();
      expect(await other.outbox.deliverNext('mail', delivered)).toBe(true);
      await other.close();
    },
  );

  test('reports arrivals after they are stored', async () => {
    const store = await testStore();
    const counts: Promise<number>[] = [];
    store.outbox.onArrival(() => counts.push(store.outbox.counts().then(({ waiting }) => waiting)));
    await store.accept(submission());
    expect(await Promise.all(counts)).toEqual([1]);
  });
});

describe('retention', () => {
  test('deletes what was delivered before the time, and nothing that was not', async () => {
    const store = await testStore();
    await store.accept(submission({ mails: [mail(), mail({ subject: 'second' })] }));
    await store.outbox.deliverNext('mail', delivered);
    expect(await store.deleteBefore(Date.now() + 1)).toBe(0);
    await store.outbox.deliverNext('mail', delivered);
    expect(await store.deleteBefore(Date.now() - 60_000)).toBe(0);
    expect(await store.deleteBefore(Date.now() + 1)).toBe(1);
    expect((await store.outbox.counts()).delivered).toBe(0);
  });

  test('keeps what was parked', async () => {
    const store = await testStore();
    await store.accept(submission());
    await store.outbox.deliverNext('mail', () =>
      Promise.resolve({ delivered: false, failure: '550', parked: true }),
    );
    await store.deleteBefore(Date.now() + 1);
    expect((await store.outbox.counts()).parked).toBe(1);
  });
});

/** Runs something with the clock set back by some days. */
async function daysAgo<Result>(days: number, act: () => Promise<Result>): Promise<Result> {
  const then = Date.now() - days * 24 * 60 * 60 * 1000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(then);
  try {
    return await act();
  } finally {
    clock.mockRestore();
  }
}

describe('a person', () => {
  test('is erased with all messages and mails, and nobody else is', async () => {
    const store = await testStore();
    await store.accept(submission());
    await store.accept(submission({ fields: { email: 'grace@example.org' } }));
    expect(await store.erase(person('ADA@example.org'))).toEqual({
      submissions: 1,
      mails: 1,
      others: 0,
    });
    expect((await store.outbox.counts()).waiting).toBe(1);
  });

  test('is erased whichever way the domain of the address is written', async () => {
    const store = await testStore();
    await store.accept(submission({ fields: { email: 'kunde@xn--mller-kva.example' } }));
    expect(await store.erase(person('Kunde@Müller.example'))).toMatchObject({ submissions: 1 });
  });
});

test('the store is ready while something can be written', async () => {
  const store = await testStore();
  await expect(store.ready()).resolves.toBeUndefined();
});

test('many who ask at once whether the store is ready share one write', async () => {
  const store = await testStore();
  const [one, other] = [store.ready(), store.ready()];
  expect(one).toBe(other);
  await one;
});
