import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../http/listen.ts';
import { followReleases } from './current-release.ts';
import { readyAnswers } from './ready-answers.ts';
import { site } from './site.ts';
import { emptyDist, files, get, page, release } from './site.fixture.ts';

interface Served {
  dist: string;
  url: string;
  /** The paths of the requests that reached the application. */
  seen: string[];
}

/** Serves a release the way the server does, and records what the application sees. */
async function serveSeen(capacity?: number): Promise<Served> {
  const dist = await emptyDist();
  await release(dist, files);
  const currentRelease = followReleases(dist);
  const ready = readyAnswers(currentRelease, capacity);
  const app = site(currentRelease, ready);
  const seen: string[] = [];
  const server = await listen(
    {
      fetch(request, env) {
        seen.push(new URL(request.url).pathname);
        return app.fetch(request, env);
      },
      ready: ready.send,
    },
    { port: 0, host: '127.0.0.1' },
  );
  onTestFinished(() => server.close());
  return { dist, url: server.url, seen };
}

/** Headers and body of a response, except its Date header. */
async function whole(response: Response): Promise<unknown> {
  const headers = Object.fromEntries(response.headers);
  delete headers['date'];
  return { status: response.status, headers, body: await response.text() };
}

test.each(['/', '/uhren', '/media/photo-1a2b3c4d-480.jpg', '/assets/entry-1a2b3c4d.js'])(
  'a second request for %s gets the same response without the application',
  async (path) => {
    const { url, seen } = await serveSeen();
    for (const encoding of ['br', 'identity']) {
      const first = await whole(await get(url + path, { 'Accept-Encoding': encoding }));
      expect(await whole(await get(url + path, { 'Accept-Encoding': encoding }))).toEqual(first);
    }
    expect(seen).toEqual([path, path]);
  },
);

test('a cached response is not sent for a request with conditions, a range, a query or another method', async () => {
  const { url } = await serveSeen();
  const address = `${url}/media/photo-1a2b3c4d-480.jpg`;
  const first = await get(address);
  await get(address);
  const etag = first.headers.get('etag') ?? '';
  expect((await get(address, { 'If-None-Match': etag })).status).toBe(304);
  expect((await get(address, { Range: 'bytes=0-9' })).status).toBe(206);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  expect((await get(`${address}?a`)).status).toBe(200);
  expect((await fetch(address, { method: 'HEAD' })).headers.get('etag')).toBe(etag);
});

test('missing files are looked up each time', async () => {
  const { url, seen } = await serveSeen();
  for (const _ of [1, 2]) expect((await get(`${url}/nowhere`)).status).toBe(404);
  expect(seen).toEqual(['/nowhere', '/nowhere']);
});

test('a new release invalidates all cached responses', async () => {
  const { dist, url } = await serveSeen();
  await get(`${url}/uhren`);
  expect(await (await get(`${url}/uhren`)).text()).toBe(page);
  await release(dist, { 'index.html': 'Neu' }, { id: 'second' });
  await expect.poll(async () => (await get(url)).text()).toBe('Neu');
  expect((await get(`${url}/uhren`)).status).toBe(404);
});

test('the least recently used responses are evicted when all take too much memory', async () => {
  const { url, seen } = await serveSeen(6000);
  for (const path of ['/uhren', '/', '/uhren', '/en/watches', '/uhren', '/']) await get(url + path);
  // Two fit. '/uhren' was used again before the third arrived.
  expect(seen).toEqual(['/uhren', '/', '/en/watches', '/']);
});
