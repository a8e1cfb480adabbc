import { brotliCompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { languageOfPath } from '#model/language.ts';
import { test as base } from './pages.ts';
import { untilIdle } from './until-idle.ts';

/**
 * The maximum size of a brand's or an item's page with its styles, bytes in brotli: about what a
 * server sends before it waits for the first acknowledgement (RFC 6928).
 */
const limit = 14 * 1024;

/** The German pages' paths, and those of brands and items. */
const test = base
  .extend('brandPaths', { scope: 'file' }, ({ sitePaths, shop }) => pathsOf(sitePaths, shop.brands))
  .extend('itemPaths', { scope: 'file' }, ({ sitePaths, shop }) => pathsOf(sitePaths, shop.items));

function pathsOf(paths: readonly string[], records: readonly { slug: string }[]): string[] {
  const slugs = new Set(records.map(({ slug }) => slug));
  const slugOf = (path: string) => /^\/(?!en\/|fr\/)[^/]+\/([^/]+)$/.exec(path)?.[1];
  return paths.filter((path) => slugs.has(slugOf(path) ?? ''));
}

/** The transfer size of a page, bytes in brotli. */
async function weight(address: string): Promise<number> {
  const { headers } = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  if (headers.get('content-encoding') !== 'br') {
    throw new Error(`${address} has no copy in brotli. Make it: npm run build`);
  }
  return Number(headers.get('content-length'));
}

test('every German brand page is measured', ({ brandPaths, shop }) => {
  expect(brandPaths).toHaveLength(shop.brands.length);
});

test('no brand or item page is larger than 14 KB in brotli, including styles', async ({
  brandPaths,
  itemPaths,
  origin,
}) => {
  expect(itemPaths.length).toBeGreaterThan(200);
  const weights = [...brandPaths, ...itemPaths].map(
    async (path) => [path, await weight(origin + path)] as const,
  );
  const heavy = (await Promise.all(weights)).filter(([, bytes]) => !(bytes > 0 && bytes <= limit));
  expect(heavy).toEqual([]);
});

test('all items of a German list are within the first 14 KB of its page, and the rest takes at most 3 KB', async ({
  sitePaths,
  origin,
}) => {
  const german = sitePaths.filter((path) => languageOfPath(path) === 'de');
  const lists: { path: string; items: number; whole: number }[] = [];
  for (const path of german) {
    const html = await (await fetch(origin + path)).text();
    if (!html.includes('<style data-template="template-list">')) continue;
    const items = brotliCompressSync(html.slice(0, html.lastIndexOf('</article>'))).length;
    lists.push({ path, items, whole: await weight(origin + path) });
  }
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ items, whole }) => items > limit || !(whole <= limit + 3 * 1024))).toEqual(
    [],
  );
});

test('a brand page loads at most 72 KB of scripts in brotli before the visitor moves', async ({
  newPage,
}) => {
  const { page } = await newPage({ asked: true });
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(Number(response.headers()['content-length']));
  });
  await page.goto('/uhren/ostra');
  // It starts on its own: a move would prefetch pages.
  await page.waitForSelector('html[data-alive]');
  await untilIdle(page);
  // Chromium's event for a resting pointer.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0 })));
  await page.waitForTimeout(500);
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(50 * 1024);
  expect(total).toBeLessThan(72 * 1024);
});
