import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRelease } from './check-shop.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'budgets-'));
});

afterEach(() => rm(dist, { recursive: true }));

test('without a release, nothing is over budget', async () => {
  expect(await checkRelease(dist)).toEqual([]);
});

test('the largest brand page over budget is named, with the number of others', async () => {
  await site({
    'index.html': 90_000,
    'datenschutz/index.html': 90_000,
    'en/index.html': 90_000,
    'en/privacy/index.html': 90_000,
    'uhren/index.html': 90_000,
    'uhren/ostra/index.html': 14_336,
    'uhren/tarn/index.html': 14_337,
    'en/watches/index.html': 100,
    'en/watches/ostra/index.html': 20_000,
  });
  expect(await checkRelease(dist)).toEqual([
    {
      code: 'over-budget',
      severity: 'warning',
      place: { document: 'current/site/en/watches/ostra/index.html' },
      message: 'A brand page with its styles: 19.6 KB with brotli; the budget is 14 KB.',
      hint: 'It is exceeded in 1 more.',
    },
  ]);
});

test('a size just over the budget is not rounded down to it', async () => {
  await site({ 'uhren/index.html': 1, 'uhren/ostra/index.html': 14_337 });
  expect((await checkRelease(dist))[0]?.message).toContain('14.1 KB');
});

test('the scripts of a brand page are counted together, including their imports', async () => {
  await site({
    'assets/brand-1.js': 1000,
    'assets/react-1.js': 40_000,
    'assets/site-1.js': 41_000,
  });
  expect(await checkRelease(dist)).toEqual([]);
  await write('assets/brand-1.js', 'import{a}from"./site-1.js";import"./react-1.js";a()');
  expect(await checkRelease(dist)).toMatchObject([
    {
      place: { document: 'current/site/assets/site-1.js' },
      message: 'The scripts of a brand page: 80.1 KB with brotli; the budget is 80 KB.',
    },
  ]);
});

test('a dynamically imported script does not count', async () => {
  await site({ 'assets/brand-1.js': 1000, 'assets/map-1.js': 90_000 });
  await write('assets/brand-1.js', 'const a=()=>import(`./map-1.js`)');
  expect(await checkRelease(dist)).toEqual([]);
});

test("each page's data count", async () => {
  await site({ 'page-data/uhren/page-data.json': 4097, 'page-data/index/page-data.json': 4000 });
  expect(await checkRelease(dist)).toMatchObject([
    { place: { document: 'current/site/page-data/uhren/page-data.json' } },
  ]);
});

test('an uncompressed release is measured as if compressed', async () => {
  await site({ 'uhren/index.html': 1 });
  await write('uhren/ostra/index.html', 'a'.repeat(100_000));
  expect(await checkRelease(dist)).toEqual([]);
  await write('uhren/ostra/index.html', randomBytes(20_000).toString('base64'));
  expect(await checkRelease(dist)).toHaveLength(1);
});

/** Files with the given compressed sizes. */
async function site(sizes: Record<string, number>): Promise<void> {
  for (const [path, size] of Object.entries(sizes)) {
    await write(path, '');
    await write(`${path}.br`, 'x'.repeat(size));
  }
}

async function write(path: string, contents: string): Promise<void> {
  const file = join(dist, 'current/site', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, contents);
}
