import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cmsSource } from '#content/cms/cms-source.ts';
import { filesSource } from '#content/files/files-source.ts';
import type { ContentSource } from '#content/source.ts';
import { writeShop } from '#content/write/write-shop.ts';
import { contentFrom, type FakeCms, fakeCms } from '../../test/fakes/cms.ts';
import { build } from './build.ts';

const base = join(import.meta.dirname, '../../test/fixtures/content-mistakes/_base');
const cache = '.cache';

let folder: string;
let cms: FakeCms;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'round-trip-'));
  cms = await fakeCms(await contentFrom(filesSource(base)));
  cms.pageSize = 7;
});

afterAll(async () => {
  await cms.close();
  await rm(folder, { recursive: true });
});

/** The hash of each file of a site's release, by its path. */
async function released(source: ContentSource, name: string): Promise<Record<string, string>> {
  const dist = join(folder, name);
  const { diagnostics } = await build({ source, dist, cache, compress: false });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const site = join(dist, 'current/site');
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashes = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [file.slice(site.length), hash] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

test('files, a content system and files written from it give the same site, byte for byte', async () => {
  const ofFiles = await released(filesSource(base), 'files');
  const source = cmsSource({ url: cms.url, key: cms.key, cache: join(folder, 'cache') });
  expect(await released(source, 'cms')).toEqual(ofFiles);
  const shop = join(folder, 'shop');
  await writeShop(await source.load(), shop);
  expect(await released(filesSource(shop), 'written')).toEqual(ofFiles);
  expect(Object.keys(ofFiles).length).toBeGreaterThan(50);
}, 120_000);
