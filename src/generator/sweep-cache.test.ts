import { existsSync, linkSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepCache } from './sweep-cache.ts';

const day = 24 * 3600 * 1000;

const files = [
  'images/1a2b/480.avif',
  'images/3c4d/480.avif',
  'images/5e6f.json',
  'static/7a8b',
  'maps/9c0d.pmtiles',
  'bundle/ef01/manifest.json',
  'bundle/ef01/entry-server.js',
];

/** A cache whose second picture belongs to a release. */
function openCache() {
  const root = mkdtempSync(join(tmpdir(), 'cache-'));
  const cache = join(root, 'cache');
  for (const file of [...files, 'texts.json']) {
    mkdirSync(dirname(join(cache, file)), { recursive: true });
    writeFileSync(join(cache, file), 'x');
  }
  linkSync(join(cache, 'images/3c4d/480.avif'), join(root, 'of-a-release.avif'));
  return { cache, has: (path: string) => existsSync(join(cache, path)) };
}

test('files unused for a month are removed, with their folder', async () => {
  const { cache, has } = openCache();
  await sweepCache(cache, Date.now() + 31 * day);
  expect(files.filter(has)).toEqual(['images/3c4d/480.avif']);
  expect(['images/1a2b', 'bundle/ef01'].filter(has)).toEqual([]);
  expect(has('texts.json')).toBe(true);
});

test('files used within a month stay', async () => {
  const { cache, has } = openCache();
  await sweepCache(cache, Date.now() + 29 * day);
  expect(files.filter(has)).toEqual(files);
});

test('the cache is swept once a day', async () => {
  const { cache, has } = openCache();
  const later = Date.now() + 31 * day;
  const swept = join(cache, 'swept');
  writeFileSync(swept, '');
  utimesSync(swept, new Date(), new Date(later - day / 2));
  await sweepCache(cache, later);
  expect(files.filter(has)).toEqual(files);
  utimesSync(swept, new Date(), new Date(later - 2 * day));
  await sweepCache(cache, later);
  expect(files.filter(has)).toEqual(['images/3c4d/480.avif']);
});
