import { rm, writeFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test, vi } from 'vitest';
import type { BuildReport } from '#model/publishing/build-report.ts';
import { longestSkew, signBody, signatureHeader, signedHook } from '#model/publishing/signature.ts';
import { shop } from '../forms/api.fixture.ts';
import { readSettings } from '../settings/settings.ts';
import { emptyDist, files, release } from '../site/site.fixture.ts';
import { startSite } from '../start-site.ts';
import { publishApp } from './publish-app.ts';
import type { Publisher } from './publisher.ts';
import { publishRoutes } from './routes.ts';
import { FakeBuilder, live, newDataFolder, secret, startPublishing } from './publish.fixture.ts';

describe('a request', () => {
  test('is accepted once, with a valid signature, and at about the stated time', async () => {
    const site = await startPublishing({ builder: new FakeBuilder() });
    const send = (hook: RequestInit, to = '/api/publish') => fetch(site.url + to, hook);
    const hook = signedHook(secret);
    expect((await send({ ...hook, headers: {} })).status).toBe(401);
    expect((await send(signedHook('another secret'))).status).toBe(401);
    expect((await send({ ...hook, body: hook.body.replace('}', ' }') })).status).toBe(401);
    expect((await send(hook)).status).toBe(202);
    const again = await send(hook);
    expect(again.status).toBe(403);
    expect(await again.json()).toMatchObject({ detail: 'Each request has an id of its own.' });
    const late = await send(signedHook(secret, {}, Date.now() - longestSkew - 1000));
    expect(late.status).toBe(403);
    expect(JSON.stringify(await late.json())).toContain('s behind this server’s clock');
    expect((await send(signedHook(secret, {}, Date.now() + longestSkew + 60_000))).status).toBe(
      403,
    );
    expect((await send(signedHook(secret, {}, Date.now() + longestSkew - 60_000))).status).toBe(
      202,
    );
    const text = '{"id":';
    const signed = { [signatureHeader]: signBody(secret, text) };
    expect((await send({ method: 'POST', body: text, headers: signed })).status).toBe(400);
    expect((await send(signedHook(secret, { release: 'first' }))).status).toBe(400);
    const large = 'x'.repeat(20_000);
    expect((await send({ method: 'POST', body: large, headers: signed })).status).toBe(413);
    expect((await fetch(`${site.url}/api/publish?time=1&signature=a`)).status).toBe(401);
    expect((await fetch(`${site.url}/api/publish`, { method: 'PUT' })).status).toBe(405);
  });

  test('is logged if refused, and the response is not a page', async () => {
    const lines: object[] = [];
    const log = { warn: (fields: object) => void lines.push(fields) };
    const publisher = { publish: () => Promise.resolve('1') } as unknown as Publisher;
    const app = publishApp(publishRoutes(publisher, secret, log));
    const hook = signedHook('another secret');
    const headers = { ...hook.headers, 'Content-Length': String(hook.body.length) };
    const response = await app.request('/api/publish', { ...hook, headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(lines).toEqual([{ method: 'post', route: '/api/publish', refused: 'not-signed' }]);
  });

  test('is still refused the second time after a restart', async () => {
    const dataFolder = await newDataFolder();
    const hook = signedHook(secret);
    const first = await startPublishing({ builder: new FakeBuilder(), dataFolder });
    expect((await fetch(`${first.url}/api/publish`, hook)).status).toBe(202);
    await first.close();
    const second = await startPublishing({ builder: new FakeBuilder(), dataFolder });
    expect((await fetch(`${second.url}/api/publish`, hook)).status).toBe(403);
  });

  test('is not accepted if it cannot be stored', async () => {
    const dataFolder = await newDataFolder();
    const builder = new FakeBuilder();
    const site = await startPublishing({ builder, dataFolder });
    await rm(dataFolder, { recursive: true, force: true });
    await writeFile(dataFolder, 'no folder');
    expect((await site.publish()).status).toBe(503);
    await rm(dataFolder);
    expect((await site.publish()).status).toBe(202);
    await expect.poll(() => builder.builds).toHaveLength(1);
  });

  test('gets 404 if publishing is not set up', async () => {
    const dist = await emptyDist();
    await release(dist, files);
    const server = await startSite(readSettings({ PORT: '0', LOG_LEVEL: 'silent' }), dist);
    const response = await fetch(`${server.url}/api/publish`, signedHook(secret));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('PUBLISH_SECRET');
    await server.close();
  });
});

describe('builds', () => {
  test('combine concurrent requests, and requests during a build make one more', async () => {
    const builder = new FakeBuilder();
    const first = Promise.withResolvers<BuildReport>();
    builder.reports = [first.promise, live];
    const site = await startPublishing({ builder, settings: { PUBLISH_DELAY_SECONDS: '1' } });
    const jobs = async (count: number) => {
      const responses = await Promise.all(Array.from({ length: count }, () => site.publish()));
      const bodies = await Promise.all(responses.map(async (one) => one.json()));
      return new Set(bodies.map((body) => JSON.stringify(body)));
    };
    expect((await jobs(5)).size).toBe(1);
    await expect.poll(() => builder.builds.length).toBe(1);
    expect((await site.status()).state).toBe('building');
    expect((await jobs(5)).size).toBe(1);
    first.resolve(live);
    await expect.poll(async () => (await site.status()).state).toBe('idle');
    expect(builder.builds).toEqual([false, false]);
    expect((await site.status()).last).toMatchObject({ outcome: 'live', release: 'second' });
  });

  test('publish in between if changes never stop', async () => {
    const builder = new FakeBuilder();
    const site = await startPublishing({ builder, settings: { PUBLISH_DELAY_SECONDS: '0.2' } });
    const begun = performance.now();
    while (builder.builds.length === 0 && performance.now() - begun < 15_000) await site.publish();
    expect(builder.builds.length).toBeGreaterThan(0);
  });

  test('resume after a restart, however the server ended', async () => {
    const dataFolder = await newDataFolder();
    const stuck = new FakeBuilder();
    stuck.reports = [new Promise(() => {})];
    const first = await startPublishing({ builder: stuck, dataFolder });
    await first.publish();
    await expect.poll(() => stuck.builds.length).toBe(1);
    await first.publish({ confirm: true });
    await first.close();
    const builder = new FakeBuilder();
    const second = await startPublishing({ builder, dataFolder });
    await expect.poll(() => builder.builds).toEqual([false, true]);
    await expect.poll(async () => (await second.status()).last?.outcome).toBe('live');
  });

  test('wait for another build', async () => {
    const builder = new FakeBuilder();
    builder.reports = [
      { diagnostics: [], failure: { cause: 'busy', message: 'Another build.' } },
      live,
    ];
    const site = await startPublishing({ builder });
    await site.publish();
    await expect.poll(async () => (await site.status()).last?.outcome).toBe('live');
    expect(builder.builds).toHaveLength(2);
  });

  test('publish much fewer pages once they are confirmed', async () => {
    const builder = new FakeBuilder();
    builder.reports = [
      { diagnostics: [], failure: { cause: 'fewer-pages', before: 10, after: 7 } },
      live,
    ];
    const site = await startPublishing({ builder });
    await site.publish();
    await expect
      .poll(async () => (await site.status()).last)
      .toMatchObject({
        outcome: 'refused',
        needsConfirmation: true,
        reason: expect.stringContaining('7 statt 10 Seiten') as unknown,
      });
    await site.publish({ confirm: true });
    await expect.poll(async () => (await site.status()).last?.outcome).toBe('live');
    expect(builder.builds).toEqual([false, true]);
  });

  test('report a failed upload as a failure', async () => {
    const builder = new FakeBuilder();
    builder.uploadFailure = { cause: 'told', message: 'The bucket is closed.' };
    const site = await startPublishing({ builder });
    await site.publish();
    await expect
      .poll(async () => (await site.status()).last)
      .toMatchObject({ outcome: 'failed', reason: 'Der Server meldet: The bucket is closed.' });
  });

  test('that crash do not take down the server', async () => {
    const builder = new FakeBuilder();
    const site = await startPublishing({ builder });
    vi.spyOn(builder, 'build').mockRejectedValueOnce(new Error('bug'));
    await site.publish();
    await expect.poll(async () => (await site.status()).last?.outcome).toBe('failed');
    await site.publish();
    await expect.poll(async () => (await site.status()).last?.outcome).toBe('live');
    expect((await fetch(site.url)).status).toBe(200);
  });
});

describe('releases', () => {
  const goBack = (url: string, id: string) =>
    fetch(`${url}/api/releases`, signedHook(secret, { release: id }));

  test('can be rolled back to, as the status reports', async () => {
    const site = await startPublishing({ builder: new FakeBuilder() });
    expect((await site.status()).rolledBack).toBeUndefined();
    expect((await goBack(site.url, 'first')).status).toBe(202);
    expect(await site.status()).toMatchObject({
      state: 'idle',
      rolledBack: true,
      last: { outcome: 'live', release: 'first' },
      releases: [{ id: 'third' }, { id: 'second' }, { id: 'first', current: true }],
    });
    expect((await goBack(site.url, 'fourth')).status).toBe(404);
  });

  test('are rolled back to after the current build has finished', async () => {
    const builder = new FakeBuilder();
    const building = Promise.withResolvers<BuildReport>();
    builder.reports = [building.promise];
    const site = await startPublishing({ builder });
    await site.publish();
    await expect.poll(() => builder.builds.length).toBe(1);
    const answer = goBack(site.url, 'first');
    expect((await answer).status).toBe(202);
    expect(builder.current).toBe('third');
    building.resolve(live);
    await expect.poll(() => builder.current).toBe('first');
  });
});

test.each([
  ['without forms', {}],
  ['with forms', { forms: shop }],
])('the API of a server %s describes its routes', async (_, about) => {
  const { url } = await startPublishing({ builder: new FakeBuilder(), about });
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  expect(await new Validator().validate({ ...document })).toMatchObject({ valid: true });
  for (const [path, method] of [
    ['/api/publish', 'post'],
    ['/api/publish', 'get'],
    ['/api/releases', 'post'],
  ] as const) {
    const { status } = await fetch(url + path, { method: method.toUpperCase() });
    expect(Object.keys(document.paths[path]?.[method]?.responses ?? {})).toContain(String(status));
  }
});
