import { expect, test, vi } from 'vitest';
import { shopMessagesSchema } from '#model/publishing/shop-messages.ts';
import {
  longestSkew,
  signedMessagesHeaders,
  signedStatusQuery,
} from '#model/publishing/signature.ts';
import { message, shop, startApi } from '../forms/api.fixture.ts';
import { FakeBuilder, secret, startPublishing } from '../publish/publish.fixture.ts';
import type { NewSubmission, StoredMessage } from './message-store.ts';
import { recentRoute } from './recent.ts';

const day = 24 * 60 * 60 * 1000;

interface Stored {
  kind?: NewSubmission['kind'];
  fields?: unknown;
  state?: StoredMessage['state'];
}

/** A server with these messages, and with what it asked its store for. */
async function startWith(messages: Stored[], { retentionDays = 90, sendsMails = true } = {}) {
  const recent = vi.fn<(since: number, most: number) => Promise<StoredMessage[]>>(async () =>
    messages.map(({ kind = 'contact', fields = {}, state = 'delivered' }, at) => ({
      id: `message-${at}`,
      kind,
      language: 'fr',
      acceptedAt: 1_795_000_000_000,
      fields,
      state,
    })),
  );
  const route = recentRoute({ store: { recent }, secret, retentionDays, sendsMails });
  const api = await startApi({ routes: [route] });
  const ask = async (headers: Record<string, string>, query = '') =>
    fetch(`${api.url}/api/messages${query}`, { headers });
  return {
    ...api,
    recent,
    ask,
    read: async (query = '') =>
      shopMessagesSchema.parse(await (await ask(signedMessagesHeaders(secret), query)).json()),
  };
}

test('only a request that was signed for it, and just now, is answered', async () => {
  const { ask, recent } = await startWith([{}]);
  const status = Object.fromEntries(new URLSearchParams(signedStatusQuery(secret)));
  const { time = '', signature = '' } = status;
  const refused: Record<string, string>[] = [
    {},
    { 'X-Schaufenster-Time': String(Date.now()) },
    { 'X-Schaufenster-Time': time, 'X-Schaufenster-Signature': signature },
    signedMessagesHeaders('another secret, which is long enough as well'),
    signedMessagesHeaders(secret, Date.now() - longestSkew - 1000),
    signedMessagesHeaders(secret, Date.now() + longestSkew + 1000),
    { ...signedMessagesHeaders(secret), 'X-Schaufenster-Time': String(Date.now() + 1) },
  ];
  for (const headers of refused) {
    const response = await ask(headers);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('message-0');
  }
  expect(recent).not.toHaveBeenCalled();
  const response = await ask(signedMessagesHeaders(secret));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('each kind says in a line what it is about, in the language that is asked for', async () => {
  const wishes = [{ day: '2027-03-15', time: '10:30' }];
  const { read } = await startWith([
    { kind: 'contact', fields: { ...message } },
    { kind: 'availability', fields: { pieces: [{ title: 'Linie 38' }, { title: 'Alma' }] } },
    { kind: 'appointment', fields: { appointment: 'sehtest', wishes } },
    { kind: 'voucher', fields: { amount: '50', phone: '+49 3661 1234' } },
    { kind: 'seats', fields: { event: 'Hoffest', date: '12. Juni' } },
  ]);
  const { messages } = await read('?language=fr');
  expect(messages.map(({ about }) => about)).toEqual([
    'Ist die Uhr schon fertig?',
    'Linie 38, Alma',
    expect.stringMatching(/^Examen de vue · lun\. 15 mars, 10\s?h\s?30$/),
    expect.stringMatching(/^50\s€$/),
    'Hoffest · 12. Juni',
  ]);
  expect(messages[0]).toMatchObject({ name: 'Änne Brandt', email: 'aenne@beispiel.example' });
  expect(messages[3]).toMatchObject({ phone: '+49 3661 1234' });
});

test('hostile texts and fields of another version come out short, on one line, or not at all', async () => {
  const name = `\u202Eada\u0000\n<img src=x onerror=alert(1)>${'a'.repeat(5000)}`;
  const { read } = await startWith([
    { fields: { name, email: 7, message: ['no text'] } },
    { fields: null },
    { kind: 'appointment', fields: { appointment: 'gone', wishes: [{ day: '32', time: '' }] } },
  ]);
  const { messages } = await read();
  expect(messages[0]?.name).toMatch(/^ada <img src=x onerror=alert\(1\)>a+…$/);
  expect(messages[0]?.name.length).toBeLessThanOrEqual(100);
  expect(messages[0]).not.toHaveProperty('email');
  expect(messages.map(({ about }) => about)).toEqual(['', '', 'gone']);
});

test('a mail that became a file was not sent', async () => {
  const states = [{ state: 'delivered' }, { state: 'waiting' }, { state: 'parked' }] as const;
  const sending = await startWith([...states]);
  const filing = await startWith([...states], { sendsMails: false });
  const statesOf = async ({ read }: typeof sending) =>
    (await read()).messages.map(({ state }) => state);
  expect(await statesOf(sending)).toEqual(['sent', 'waiting', 'failed']);
  expect(await statesOf(filing)).toEqual(['filed', 'waiting', 'failed']);
});

test.each([
  [90, 30],
  [7, 7],
])('what is kept for %i days is listed for %i', async (retentionDays, days) => {
  const { read, recent } = await startWith([], { retentionDays });
  const before = Date.now();
  expect(await read()).toEqual({ messages: [], isAll: true, days, keptDays: retentionDays });
  const [since = 0] = recent.mock.calls[0] ?? [];
  expect(since).toBeGreaterThanOrEqual(before - days * day);
  expect(since).toBeLessThanOrEqual(Date.now() - days * day);
});

test('an answer holds fifty, and says if there are more', async () => {
  const { read } = await startWith(Array.from({ length: 51 }, () => ({})));
  const { messages, isAll } = await read();
  expect(messages).toHaveLength(50);
  expect(isAll).toBe(false);
});

test('the log holds nothing of the messages', async () => {
  const { read, lines } = await startWith([{ fields: { name: 'Ada Lovelace' } }]);
  await read();
  expect(lines.join()).not.toContain('Ada');
});

test('a site with forms that is published lists what they took, and one without has no list', async () => {
  const builder = new FakeBuilder();
  const site = await startPublishing({ builder, about: { forms: shop } });
  const sent = await fetch(`${site.url}/api/messages`, { headers: signedMessagesHeaders(secret) });
  expect(shopMessagesSchema.parse(await sent.json()).messages).toEqual([]);
  const without = await startPublishing({ builder });
  const none = await fetch(`${without.url}/api/messages`, {
    headers: signedMessagesHeaders(secret),
  });
  expect(none.status).toBe(404);
});
