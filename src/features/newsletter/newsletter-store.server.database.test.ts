import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { NewMail } from '#server/mail/mail.ts';
import { openStore } from '#server/store/open-store.ts';
import { emptyDatabase, mail, submission } from '#server/store/store.fixture.ts';
import { newsletterTestStore, wish, withNewsletter } from './newsletter.server.fixture.ts';
import type { ImportedSubscriber, SignUp } from './subscribers.server.ts';

describe('a sign-up', () => {
  test('waits for confirmation, with its proof and its mail', async () => {
    const store = await newsletterTestStore();
    const { id, state } = await store.newsletter.signUp(wish());
    expect(state).toBe('new');
    expect(await store.newsletter.list()).toMatchObject([
      { id, state: 'pending', consentText: 'Ich möchte den Newsletter.', visitor: 'a1b2' },
    ]);
    expect(await store.outbox.list('waiting')).toMatchObject([{ mail: { subject: `new ${id}` } }]);
  });

  test('whose key was used before sends nothing and gives the first answer', async () => {
    const store = await newsletterTestStore();
    const first = wish();
    const { id } = await store.newsletter.signUp(first);
    expect(await store.newsletter.signUp(first)).toEqual({
      id,
      state: 'new',
      sameVisitor: false,
      mailed: true,
      repeated: true,
    });
    expect((await store.outbox.counts()).waiting).toBe(1);
  });

  test('of an address that waits tells who had signed it up, and keeps the first proof', async () => {
    const store = await newsletterTestStore();
    await store.newsletter.signUp(wish());
    const same = await store.newsletter.signUp(wish({ email: 'ADA@example.org' }));
    const other = await store.newsletter.signUp(wish({ visitor: 'e5f6', consentText: 'Anders' }));
    expect([same, other]).toMatchObject([
      { state: 'pending', sameVisitor: true },
      { state: 'pending', sameVisitor: false },
    ]);
    expect(await store.newsletter.list()).toMatchObject([
      { visitor: 'a1b2', consentText: 'Ich möchte den Newsletter.' },
    ]);
  });

  test('learns when the last mail went to the address', async () => {
    const store = await newsletterTestStore();
    const times: (number | undefined)[] = [];
    const mails = ({ mailedAt }: { mailedAt?: number }): NewMail[] => {
      times.push(mailedAt);
      return [];
    };
    await store.newsletter.signUp(wish());
    await store.newsletter.signUp(wish({ mails }));
    expect(times).toEqual([expect.closeTo(Date.now(), -4)]);
  });

  test('is confirmed once', async () => {
    const { newsletter } = await newsletterTestStore();
    const { id } = await newsletter.signUp(wish());
    const proof = { signedUpAt: 0, time: 1000, visitor: 'c3d4' };
    expect(await newsletter.confirm(id, proof)).toBe('confirmed');
    expect(await newsletter.confirm(id, { signedUpAt: 0, time: 2000, visitor: 'e5f6' })).toBe(
      'already',
    );
    expect(await newsletter.confirm('nobody', proof)).toBe('unknown');
    expect(await newsletter.find('Ada@Example.org')).toMatchObject({
      state: 'confirmed',
      confirmedAt: 1000,
      confirmVisitor: 'c3d4',
    });
  });

  test('can be taken back any number of times, and no old link brings it back', async () => {
    const { newsletter } = await newsletterTestStore();
    const { id } = await newsletter.signUp(wish());
    await newsletter.confirm(id, { signedUpAt: 0, time: 1000, visitor: 'c3d4' });
    expect(await newsletter.unsubscribe(id)).toBe(true);
    expect(await newsletter.unsubscribe(id)).toBe(true);
    expect(await newsletter.unsubscribe('nobody')).toBe(false);
    expect(await newsletter.confirm(id, { signedUpAt: 0, time: 2000, visitor: 'c3d4' })).toBe(
      'unknown',
    );
    expect(await newsletter.signUp(wish())).toMatchObject({ id, state: 'new' });
  });

  test('after leaving keeps the last proof until the new one is confirmed', async () => {
    const { newsletter } = await newsletterTestStore();
    const { id } = await newsletter.signUp(wish());
    await newsletter.confirm(id, { signedUpAt: 0, time: 1000, visitor: 'c3d4' });
    await newsletter.unsubscribe(id);
    const left = await newsletter.find('ada@example.org');
    let signedUpAt = 0;
    const again = wish({
      consentText: 'Wieder',
      visitor: 'e5f6',
      mails: (known) => {
        ({ signedUpAt } = known);
        return [mail()];
      },
    });
    expect(await newsletter.signUp(again)).toMatchObject({ id, state: 'new', mailed: true });
    expect(await newsletter.find('ada@example.org')).toEqual(left);
    const proof = { time: 3000, visitor: 'e5f6' };
    expect(await newsletter.confirm(id, { ...proof, signedUpAt: signedUpAt - 1 })).toBe('unknown');
    expect(await newsletter.confirm(id, { ...proof, signedUpAt })).toBe('confirmed');
    const { unsubscribedAt: _, ...kept } = left ?? {};
    expect(await newsletter.find('ada@example.org')).toEqual({
      ...kept,
      state: 'confirmed',
      consentText: 'Wieder',
      visitor: 'e5f6',
      signedUpAt,
      confirmedAt: 3000,
      confirmVisitor: 'e5f6',
    });
  });

  test('after leaving is forgotten by another click on the link to leave', async () => {
    const { newsletter } = await newsletterTestStore();
    const { id } = await newsletter.signUp(wish());
    await newsletter.unsubscribe(id);
    let signedUpAt = 0;
    const mails: SignUp['mails'] = (known) => {
      ({ signedUpAt } = known);
      return [];
    };
    await newsletter.signUp(wish({ mails }));
    await newsletter.unsubscribe(id);
    const proof = { signedUpAt, time: 3000, visitor: 'e5f6' };
    expect(await newsletter.confirm(id, proof)).toBe('unknown');
  });

  test('that comes again after leaving, with its key of before, is a new one', async () => {
    const { newsletter } = await newsletterTestStore();
    const same = wish();
    const { id } = await newsletter.signUp(same);
    await pause(2);
    await newsletter.unsubscribe(id);
    await pause(2);
    const again = { state: 'new', mailed: true };
    expect(await newsletter.signUp(same)).toMatchObject({ ...again, repeated: false });
    expect(await newsletter.signUp(same)).toMatchObject({ ...again, repeated: true });
  });

  test('tells listmonk of the confirmation and of its end', async () => {
    const store = await newsletterTestStore({ channels: ['listmonk'] });
    const { id } = await store.newsletter.signUp(wish({ mails: () => [] }));
    expect(await store.outbox.list('waiting')).toEqual([]);
    await store.newsletter.confirm(id, { signedUpAt: 0, time: 1000, visitor: 'c3d4' });
    await store.newsletter.unsubscribe(id);
    expect(await store.outbox.list('waiting')).toMatchObject([
      { kind: 'listmonk', payload: { email: 'ada@example.org' } },
      { kind: 'listmonk', payload: { email: 'ada@example.org' } },
    ]);
  });
});

describe('an import', () => {
  const known = {
    email: 'ada@example.org',
    language: 'de',
    state: 'confirmed',
    consentText: 'Ja',
    signedUpAt: 1000,
    confirmedAt: 2000,
  } as const;

  test('adds addresses with their proof', async () => {
    const { newsletter } = await newsletterTestStore();
    expect(await newsletter.import([known])).toEqual({ added: 1, known: 0 });
    expect(await newsletter.list()).toMatchObject([known]);
  });

  test('knows an address in each of its spellings', async () => {
    const { newsletter } = await newsletterTestStore();
    await newsletter.import([{ ...known, email: 'news@müller.example' }]);
    const { state } = await newsletter.signUp(wish({ email: 'news@xn--mller-kva.example' }));
    expect(state).toBe('confirmed');
  });

  test('brings nobody back who unsubscribed', async () => {
    const { newsletter } = await newsletterTestStore();
    const { id } = await newsletter.signUp(wish());
    await newsletter.unsubscribe(id);
    expect(await newsletter.import([known])).toEqual({ added: 0, known: 1 });
    expect(await newsletter.find(known.email)).toMatchObject({ state: 'unsubscribed' });
  });

  test('of many thousands tells listmonk of each', async () => {
    const store = await newsletterTestStore({ channels: ['listmonk'] });
    const many = addresses(6000);
    expect(await store.newsletter.import([...many, ...many])).toEqual({ added: 6000, known: 6000 });
    expect(await store.outbox.counts()).toMatchObject({ waiting: 6000 });
  });

  test('lets messages be stored meanwhile', async () => {
    const database = await emptyDatabase();
    const [importing, other] = [await openStore(database), await openStore(database)];
    onTestFinished(async () => {
      await Promise.all([importing.close(), other.close()]);
    });
    const ends: string[] = [];
    const all = withNewsletter(importing)
      .newsletter.import(addresses(20_000))
      .then(() => ends.push('import'));
    await expect
      .poll(() => withNewsletter(other).newsletter.find('ada1@example.org'))
      .toBeDefined();
    await other.accept(submission());
    ends.push('message');
    await all;
    expect(ends).toEqual(['message', 'import']);
  });

  function addresses(count: number): ImportedSubscriber[] {
    return Array.from({ length: count }, (_, at) => ({ ...known, email: `ada${at}@example.org` }));
  }
});
