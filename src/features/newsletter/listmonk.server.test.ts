import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { person } from '#server/store/store.fixture.ts';
import { listmonkApi, listmonkChannel } from './listmonk.server.ts';
import { newsletterTestStore, wish } from './newsletter.server.fixture.ts';

type Store = Awaited<ReturnType<typeof newsletterTestStore>>;

/** A listmonk server with these subscribers, and a record of the changes it received. */
async function listmonk(known: { id: number; email: string }[], status = 200) {
  const changes: unknown[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const isSearch = request.method === 'GET';
    if (!isSearch) changes.push([request.method, request.url, body && JSON.parse(body)]);
    response.statusCode = request.headers.authorization === 'Basic c2hvcDp0b2tlbg==' ? status : 403;
    response.end(JSON.stringify({ data: { results: isSearch ? known : [] } }));
  }
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { changes, api: listmonkApi({ url, user: 'shop', token: 'token', list: 3 }) };
}

async function subscribed(): Promise<{ store: Store; id: string }> {
  const store = await newsletterTestStore({ channels: ['listmonk'] });
  const { id } = await store.newsletter.signUp(wish({ mails: () => [] }));
  await store.newsletter.confirm(id, { signedUpAt: 0, time: 1000, visitor: 'c3d4' });
  return { store, id };
}

function push(store: Store, api: ReturnType<typeof listmonkApi>): Promise<boolean> {
  const channel = listmonkChannel(api, store.newsletter);
  return store.outbox.deliverNext('listmonk', async (delivery) => {
    await channel.deliver(delivery);
    return { delivered: true };
  });
}

test('a new subscriber is added as confirmed', async () => {
  const [{ store }, { api, changes }] = [await subscribed(), await listmonk([])];
  await push(store, api);
  expect(changes).toEqual([
    [
      'POST',
      '/api/subscribers',
      expect.objectContaining({
        email: 'ada@example.org',
        lists: [3],
        preconfirm_subscriptions: true,
      }),
    ],
  ]);
});

test('a subscriber known to listmonk is added to the list', async () => {
  const [{ store }, { api, changes }] = [
    await subscribed(),
    await listmonk([{ id: 7, email: 'Ada@example.org' }]),
  ];
  await push(store, api);
  const body = { ids: [7], action: 'add', target_list_ids: [3], status: 'confirmed' };
  expect(changes).toEqual([['PUT', '/api/subscribers/lists', body]]);
});

test('listmonk receives the current state, not the state at the time of the change', async () => {
  const [{ store, id }, { api, changes }] = [
    await subscribed(),
    await listmonk([{ id: 7, email: 'ada@example.org' }]),
  ];
  await store.newsletter.unsubscribe(id);
  await push(store, api);
  const body = { ids: [7], action: 'unsubscribe', target_list_ids: [3] };
  expect(changes).toEqual([['PUT', '/api/subscribers/lists', body]]);
});

test('an erased subscriber is deleted in listmonk', async () => {
  const [{ store }, { api, changes }] = [
    await subscribed(),
    await listmonk([{ id: 7, email: 'ada@example.org' }]),
  ];
  await store.erase(person('ada@example.org'));
  await push(store, api);
  expect(changes).toEqual([['DELETE', '/api/subscribers/7', '']]);
});

test('the outbox keeps no delivered updates', async () => {
  const [{ store }, { api }] = [await subscribed(), await listmonk([])];
  await push(store, api);
  expect(await store.outbox.counts()).toEqual({ waiting: 0, parked: 0, delivered: 0 });
});

test('a call that waits for its answer fails when the channel closes', async () => {
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const api = listmonkApi({ url, user: 'shop', token: 'token', list: 3 });
  const { store } = await subscribed();
  const [asked, pushed] = [once(silent, 'request'), push(store, api)];
  await asked;
  listmonkChannel(api, store.newsletter).close();
  await expect(pushed).rejects.toThrow('aborted');
});

test('an address that it refuses is given up, and a server in trouble is asked again', async () => {
  const { store } = await subscribed();
  const judged = await Promise.all(
    [400, 500].map(async (status) => {
      const { api } = await listmonk([], status);
      const channel = listmonkChannel(api, store.newsletter);
      const [delivery] = await store.outbox.list('waiting');
      if (!delivery) throw new Error('Nothing waits.');
      return channel.deliver(delivery).catch((error: unknown) => channel.judge(error, delivery));
    }),
  );
  expect(judged).toMatchObject([
    { isFinal: true, isUnreachable: false, codes: { status: 400 } },
    { isFinal: false, isUnreachable: true, codes: { status: 500 } },
  ]);
});
