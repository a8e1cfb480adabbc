import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { fakeHost } from '../../../test/fakes/fake-host.ts';
import { credentials, type FakeS3, fakeS3 } from '../../../test/fakes/s3.ts';
import { targetOf } from './open-target.ts';
import { recordPath } from './record.ts';
import { s3Target } from './s3-target.ts';
import type { Target } from './target.ts';
import { upload } from './upload.ts';

const hour = 60 * 60 * 1000;

const files = {
  'index.html': '<p>eins',
  'index.html.br': 'compressed',
  'größe/index.html': '<p>Größe',
  'page-data/index/page-data.json': '{}',
  'assets/entry-1a2b.js': 'one',
  'media/photo-1a2b-480.jpg': 'jpg',
  'sw.js': 'worker',
};

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'upload-site-'));
  onTestFinished(() => rm(site, { recursive: true }));
  await write(files);
});

async function write(contents: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), text);
  }
}

describe('a bucket', () => {
  let s3: FakeS3;
  let target: Target;

  beforeEach(async () => {
    s3 = await fakeS3();
    target = targetAt(s3.url);
    return () => s3.close();
  });

  function targetAt(endpoint: string, further: object = {}): Target {
    const settings = { bucket: 'site', prefix: 'shop/', endpoint, region: 'eu-central-1' };
    return s3Target({ ...settings, ...credentials, ...further }, 1);
  }

  const puts = () =>
    s3.requests.filter((one) => one.startsWith('PUT') && !one.endsWith(recordPath));

  test('gets new files with hashed names first, pages and the service worker last', async () => {
    expect(await upload(site, target)).toMatchObject({ uploaded: 6 });
    const order = puts().map((one) => one.replace('PUT shop/', ''));
    expect(order.slice(0, 2).toSorted()).toEqual([
      'assets/entry-1a2b.js',
      'media/photo-1a2b-480.jpg',
    ]);
    expect(order[2]).toBe('page-data/index/page-data.json');
    expect(order.slice(3, 5).toSorted()).toEqual(['größe/index.html', 'index.html']);
    expect(order[5]).toBe('sw.js');
    expect(s3.objects.get('shop/index.html')).toEqual({
      contents: '<p>eins',
      type: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
    });
    expect(s3.objects.get('shop/assets/entry-1a2b.js')?.cacheControl).toContain('immutable');
    expect(s3.objects.get(`shop/${recordPath}`)?.cacheControl).toBe('no-store');
  });

  test('gets only what has changed', async () => {
    await upload(site, target);
    s3.requests.length = 0;
    await write({ 'index.html': '<p>zwei' });
    expect(await upload(site, target)).toMatchObject({ uploaded: 1 });
    expect(puts()).toEqual(['PUT shop/index.html']);
    expect(await upload(site, targetAt(s3.url))).toMatchObject({ uploaded: 0, removed: 0 });
  });

  test('keeps for a day what the site no longer has, and longer what it has again', async () => {
    const begin = Date.now();
    await upload(site, target, begin);
    await rm(join(site, 'assets/entry-1a2b.js'));
    await rm(join(site, 'media/photo-1a2b-480.jpg'));
    expect(await upload(site, target, begin)).toMatchObject({ removed: 0, staying: 2 });
    await write({ 'media/photo-1a2b-480.jpg': 'jpg' });
    expect(await upload(site, target, begin + 23 * hour)).toMatchObject({ removed: 0, staying: 1 });
    expect(s3.objects.has('shop/assets/entry-1a2b.js')).toBe(true);
    expect(await upload(site, target, begin + 25 * hour)).toMatchObject({ removed: 1, staying: 0 });
    expect(s3.objects.has('shop/assets/entry-1a2b.js')).toBe(false);
    expect(s3.objects.has('shop/media/photo-1a2b-480.jpg')).toBe(true);
  });

  test('that fails half-way keeps its old pages, and the next upload goes on from there', async () => {
    await upload(site, target);
    await write({ 'assets/entry-3c4d.js': 'two', 'sitemap.xml': 'x', 'index.html': '<p>zwei' });
    s3.fault = (request) => (request.endsWith('sitemap.xml') ? 503 : undefined);
    await expect(upload(site, target)).rejects.toThrow(
      'Storing sitemap.xml at s3://site/shop/ (PUBLISH_TARGET) failed: S3 returned 503',
    );
    expect(s3.requests.filter((one) => one.endsWith('sitemap.xml'))).toHaveLength(4);
    expect(s3.objects.get('shop/index.html')?.contents).toBe('<p>eins');
    s3.fault = () => undefined;
    s3.requests.length = 0;
    await upload(site, target);
    expect(puts()).toEqual(['PUT shop/sitemap.xml', 'PUT shop/index.html']);
  });

  test('that is busy for a moment gets everything, a few files at a time', async () => {
    await write(
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`assets/${at}.js`, 'x'])),
    );
    const known = new Set<string>();
    s3.fault = (request) => {
      const status = known.has(request) ? undefined : 500;
      known.add(request);
      return status;
    };
    expect(await upload(site, target)).toMatchObject({ uploaded: 66 });
    expect(s3.busiest).toBeGreaterThan(1);
    expect(s3.busiest).toBeLessThanOrEqual(8);
  });

  test('that refuses the key says so at once', async () => {
    await expect(upload(site, targetAt(s3.url, { secretAccessKey: 'wrong' }))).rejects.toThrow(
      '403',
    );
    expect(s3.requests).toHaveLength(1);
  });
});

test('a bucket that redirects gets no file, and neither does the host that it names', async () => {
  const s3 = await fakeS3();
  const host = await fakeHost((url, response) => {
    response.writeHead(307, { Location: s3.url + url.pathname }).end();
  });
  onTestFinished(async () => {
    await s3.close();
    await host.close();
  });
  const settings = { bucket: 'site', prefix: '', endpoint: host.url, region: 'eu-central-1' };
  await expect(upload(site, s3Target({ ...settings, ...credentials }, 1))).rejects.toThrow('307');
  expect(s3.requests).toEqual([]);
});

describe('a folder that rsync writes to', () => {
  test('gets only what has changed, and loses a day later what nobody needs', async ({ skip }) => {
    if (spawnSync('rsync', ['--version']).error) {
      return skip('rsync is not installed.');
    }
    const folder = await mkdtemp(join(tmpdir(), 'upload-target-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const destination = join(folder, 'www/site');
    const target = targetOf({ PUBLISH_TARGET: `rsync:${destination}` });
    if (!target) throw new Error('No target.');
    const begin = Date.now();
    expect(await upload(site, target, begin)).toMatchObject({ uploaded: 7 });
    for (const [path, contents] of Object.entries(files)) {
      expect(await readFile(join(destination, path), 'utf8')).toBe(contents);
    }
    await writeFile(join(destination, 'of-somebody-else.txt'), 'stays');
    await rm(join(site, 'größe'), { recursive: true });
    await write({ 'index.html': '<p>zwei', 'media/[a]*.jpg': 'odd name' });
    expect(await upload(site, target, begin)).toMatchObject({ uploaded: 2, staying: 1 });
    expect(await readFile(join(destination, 'index.html'), 'utf8')).toBe('<p>zwei');
    expect(existsSync(join(destination, 'größe/index.html'))).toBe(true);
    await rm(join(site, 'media/[a]*.jpg'));
    await upload(site, target, begin + 2 * hour);
    expect(await upload(site, target, begin + 27 * hour)).toMatchObject({ removed: 2, staying: 0 });
    expect(existsSync(join(destination, 'größe/index.html'))).toBe(false);
    expect(existsSync(join(destination, 'media/[a]*.jpg'))).toBe(false);
    expect(existsSync(join(destination, 'media/photo-1a2b-480.jpg'))).toBe(true);
    expect(existsSync(join(destination, 'of-somebody-else.txt'))).toBe(true);
  });
});

test.each([
  ['ftp://shop.example', 'PUBLISH_TARGET must be'],
  ['s3://bucket/shop', 'PUBLISH_TARGET must be'],
  ['rsync:-e sh', 'PUBLISH_TARGET must be'],
  ['s3://bucket/shop?endpoint=https://s3.example.org', 'AWS_ACCESS_KEY_ID'],
])('%s is refused as a target', (target, words) => {
  expect(() => targetOf({ PUBLISH_TARGET: target })).toThrow(words);
});

test('no target is needed', () => {
  expect(targetOf({})).toBeUndefined();
});
