import { describe, expect, test, vi } from 'vitest';
import { mail, person, submission } from '#server/store/store.fixture.ts';
import { newsletterTestStore, wish } from './newsletter.server.fixture.ts';

const day = 24 * 60 * 60 * 1000;

/** Runs something with the clock set back by some days. */
async function daysAgo<Result>(days: number, act: () => Promise<Result>): Promise<Result> {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - days * day);
  try {
    return await act();
  } finally {
    clock.mockRestore();
  }
}

describe('retention', () => {
  test('forgets sign-ups that nobody confirmed, and keeps the others', async () => {
    const store = await newsletterTestStore();
    await daysAgo(8, () => store.newsletter.signUp(wish()));
    const { id } = await daysAgo(8, () =>
      store.newsletter.signUp(wish({ email: 'grace@example.org' })),
    );
    await store.newsletter.confirm(id, { signedUpAt: 0, time: 1, visitor: 'c3d4' });
    await store.deleteBefore(Date.now());
    expect(await store.newsletter.list()).toMatchObject([{ email: 'grace@example.org' }]);
  });

  test('keeps sign-ups as long as the link in their last mail', async () => {
    const store = await newsletterTestStore();
    await daysAgo(60, () => store.newsletter.signUp(wish()));
    await daysAgo(6, () => store.newsletter.signUp(wish()));
    await store.deleteBefore(Date.now());
    expect(await store.newsletter.list()).toMatchObject([{ state: 'pending' }]);
  });

  test('keeps an address that has unsubscribed for three years', async () => {
    const store = await newsletterTestStore();
    const leave = async (): Promise<void> => {
      const { id } = await store.newsletter.signUp(wish());
      await store.newsletter.confirm(id, { signedUpAt: 0, time: Date.now(), visitor: 'x' });
      await store.newsletter.unsubscribe(id);
    };
    await daysAgo(3 * 365 - 1, leave);
    await store.deleteBefore(0);
    expect(await store.newsletter.list()).toHaveLength(1);
    await daysAgo(-2, () => store.deleteBefore(0));
    expect(await store.newsletter.list()).toEqual([]);
  });

  test('deletes an old sign-up whose mail was delivered, or that sent none', async () => {
    const store = await newsletterTestStore();
    await daysAgo(100, () => store.newsletter.signUp(wish()));
    await daysAgo(100, () => store.newsletter.signUp(wish({ mails: () => [] })));
    await store.outbox.deliverNext('mail', () => Promise.resolve({ delivered: true }));
    // Two requests and the address.
    expect(await store.deleteBefore(Date.now() + 1)).toBe(3);
  });
});

describe('a person', () => {
  test('is erased with all messages, mails and sign-ups', async () => {
    const store = await newsletterTestStore();
    await store.accept(submission());
    await store.accept(submission({ fields: { email: 'grace@example.org' } }));
    await store.newsletter.signUp(wish());
    expect(await store.erase(person('ADA@example.org'))).toMatchObject({
      others: 1,
      submissions: 2,
    });
    expect(await store.newsletter.list()).toEqual([]);
    expect((await store.outbox.counts()).waiting).toBe(1);
  });

  test('is erased without the messages of others that wait for the same address', async () => {
    const store = await newsletterTestStore();
    await store.accept(submission({ fields: { email: 'grace@example.org' } }));
    await store.newsletter.signUp(wish({ email: 'shop@lindenhof.example' }));
    const erased = await store.erase(person('shop@lindenhof.example'));
    expect(erased).toEqual({ submissions: 1, others: 1, mails: 1 });
    expect(await store.outbox.list('waiting')).toMatchObject([{ mail: mail() }]);
  });

  test('is erased from failed listmonk updates too, and one deletion is queued', async () => {
    const store = await newsletterTestStore({ channels: ['listmonk'] });
    const { id } = await store.newsletter.signUp(wish({ mails: () => [] }));
    await store.newsletter.confirm(id, { signedUpAt: 0, time: 1, visitor: 'c3d4' });
    await store.outbox.deliverNext('listmonk', () =>
      Promise.resolve({ delivered: false, failure: '400 ada@example.org', parked: true }),
    );
    expect(await store.erase(person('ada@example.org'))).toMatchObject({ mails: 0 });
    expect(await store.outbox.counts()).toMatchObject({ waiting: 1, parked: 0 });
  });
});

test('a sign-up is not listed among the messages', async () => {
  const store = await newsletterTestStore();
  await store.accept(submission());
  await store.newsletter.signUp(wish());
  expect(await store.recent(0, 10)).toMatchObject([{ kind: 'contact' }]);
});
