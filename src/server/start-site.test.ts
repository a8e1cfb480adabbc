import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { shop } from './forms/api.fixture.ts';
import type { RunningServer } from './http/listen.ts';
import { readSettings } from './settings/settings.ts';
import { serveSite, startSite } from './start-site.ts';
import { temporaryFolder } from './store/store.fixture.ts';
import { emptyDist, files, get, release, serve, serveFiles } from './site/site.fixture.ts';

describe('releases', () => {
  test('before the first one, the server says so', async () => {
    const response = await get((await serve(await emptyDist())).url);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await response.text()).toBe('The site has not been built yet.\n');
  });

  test('a new one is served within moments', async () => {
    const dist = await emptyDist();
    await release(dist, files);
    const { url } = await serve(dist);
    expect(await (await get(url)).text()).toContain('Start');
    await release(dist, { 'index.html': 'new' }, { id: 'second' });
    await expect.poll(async () => (await get(url)).text()).toBe('new');
  });

  test('one that was copied without its link is served', async () => {
    const [dist, copy] = [await emptyDist(), await emptyDist()];
    await release(dist, files);
    await cp(dist, copy, { recursive: true, dereference: true });
    expect(await (await get((await serve(copy)).url)).text()).toContain('Start');
  });

  test('one that cannot be read leaves the one before it in its place', async () => {
    const complaint = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const dist = await emptyDist();
    await mkdir(join(dist, 'releases', 'broken'), { recursive: true });
    await writeFile(join(dist, 'releases', 'broken', 'release.json'), '{');
    await release(dist, files);
    const { url } = await serve(dist);
    await get(url);
    await symlink('releases/broken', join(dist, 'next'));
    await rename(join(dist, 'next'), join(dist, 'current'));
    await expect
      .poll(async () => {
        await get(url);
        return complaint.mock.calls.length;
      })
      .toBe(1);
    expect((await get(url)).status).toBe(200);
    complaint.mockRestore();
  });
});

test('a picture that is missing is made, or another one is sent for this once', async () => {
  const dist = await emptyDist();
  await release(dist, files);
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent' });
  const server = await startSite(settings, dist, {
    async makeFile(site, name) {
      if (name.includes('unknown')) return undefined;
      const made = name.replace('.avif', '.jpg');
      await mkdir(join(site, 'media'), { recursive: true });
      await writeFile(join(site, made), 'a picture');
      return made;
    },
  });
  onTestFinished(() => server.close());
  const { url } = server;
  const other = await get(`${url}/media/new-480.avif`);
  expect([other.status, other.headers.get('location')]).toEqual([302, '/media/new-480.jpg']);
  expect(other.headers.get('cache-control')).toBe('no-store');
  const made = await get(`${url}/media/new-800.jpg`);
  expect([made.status, await made.text()]).toEqual([200, 'a picture']);
  expect(made.headers.get('cache-control')).toContain('immutable');
  expect((await get(`${url}/media/unknown.avif`)).status).toBe(404);
});

describe('a site with forms', () => {
  test('reads a release once for its files and its forms', async () => {
    const complaint = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => complaint.mockRestore());
    const dist = await emptyDist();
    await release(dist, files, { forms: shop });
    await mkdir(join(dist, 'releases', 'broken'), { recursive: true });
    await writeFile(join(dist, 'releases', 'broken', 'release.json'), '{');
    const { url } = await startWithForms(dist);
    await symlink('releases/broken', join(dist, 'next'));
    await rename(join(dist, 'next'), join(dist, 'current'));
    await expect
      .poll(async () => {
        await get(`${url}/api/token`);
        await get(url);
        return complaint.mock.calls.length;
      })
      .toBeGreaterThan(0);
    expect(complaint).toHaveBeenCalledOnce();
    expect((await get(url)).status).toBe(200);
    expect((await get(`${url}/api/token`)).status).toBe(200);
  });
});

/** The site with its forms, until the test ends. */
async function startWithForms(dist: string): Promise<RunningServer> {
  const DATA_DIR = await temporaryFolder();
  const settings = readSettings({ DATA_DIR, PORT: '0', LOG_LEVEL: 'silent' });
  const server = await startSite(settings, dist);
  onTestFinished(() => server.close());
  return server;
}

describe('the server', () => {
  test('names the port that is in use, and how to choose another', async () => {
    const { port } = new URL(await serveFiles());
    const second = serveSite({ dist: await emptyDist(), port: Number(port), host: '127.0.0.1' });
    await expect(second).rejects.toThrow(
      `Port ${port} is in use. Choose another by the variable PORT, such as PORT=`,
    );
  });

  test('closes without waiting for idle connections', async () => {
    const server = await serveSite({ dist: await emptyDist(), port: 0, host: '127.0.0.1' });
    await get(server.url);
    const begun = performance.now();
    await server.close();
    expect(performance.now() - begun).toBeLessThan(4000);
    await expect(get(server.url)).rejects.toThrow('fetch failed');
  });
});
