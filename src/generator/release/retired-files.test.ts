import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keepRetired } from './retired-files.ts';
import { siteFolder } from './site-folder.ts';

const text = 'Lindenhof '.repeat(500);

/** A previous site, and the folder of a new one. */
async function folders(...before: string[]) {
  const previous = mkdtempSync(join(tmpdir(), 'retired-'));
  for (const path of before) {
    await mkdir(join(previous, path, '..'), { recursive: true });
    writeFileSync(join(previous, path), text);
  }
  const folder = mkdtempSync(join(tmpdir(), 'retired-'));
  const target = { folder, previous, compress: false };
  return { folder, previous, site: siteFolder(target), target };
}

test('hashed files missing from the new release stay', async () => {
  const files = ['assets/a-1.js', 'media/b-1.jpg', 'page-data/sq/d/c.json', 'index.html'];
  const { previous, site } = await folders(...files);
  expect(await keepRetired(site, previous, { retired: {} })).toEqual({
    'assets/a-1.js': 1,
    'media/b-1.jpg': 1,
    'page-data/sq/d/c.json': 1,
  });
  await site.settle();
  expect(await site.missing(['assets/a-1.js', 'index.html'])).toEqual(['index.html']);
});

test('a file that the new release has itself is not retired', async () => {
  const { previous, site } = await folders('assets/a-1.js');
  await site.write('assets/a-1.js', text);
  expect(await keepRetired(site, previous, { retired: { 'assets/a-1.js': 1 } })).toEqual({});
});

test('a file is removed after two releases without use', async () => {
  const { previous, site } = await folders('assets/a-1.js', 'assets/b-1.js');
  const retired = { 'assets/a-1.js': 1, 'assets/b-1.js': 2 };
  expect(await keepRetired(site, previous, { retired })).toEqual({ 'assets/a-1.js': 2 });
});

test('a file stays if its site was not compressed and the new one is', async () => {
  const { folder, previous, target } = await folders('assets/a-1.js', 'media/b-1.jpg');
  const site = siteFolder({ ...target, compress: true });
  expect(await keepRetired(site, previous, { retired: {} })).toEqual({
    'assets/a-1.js': 1,
    'media/b-1.jpg': 1,
  });
  await site.settle();
  expect(readFileSync(join(folder, 'assets/a-1.js'), 'utf8')).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'assets/a-1.js.gz'))).toString()).toBe(text);
});
