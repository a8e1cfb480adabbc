import { brotliCompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { attribute, elements, text } from '../support/html.ts';
import type { Answer } from '../support/demo-shop.ts';
import { test as base } from './pages.ts';

/**
 * The most that a brand's or an item's page may weigh with its styles, bytes in brotli: about what a
 * server sends before it waits for the first acknowledgement (RFC 6928).
 */
const limit = 14 * 1024;

/** Of the German pages, those of brands and those of items. */
const test = base
  .extend('brandPages', { scope: 'file' }, ({ sitePages, shop }) => pagesOf(sitePages, shop.brands))
  .extend('itemPages', { scope: 'file' }, ({ sitePages, shop }) => pagesOf(sitePages, shop.items));

function pagesOf(pages: readonly Answer[], records: readonly { slug: string }[]): Answer[] {
  const slugs = new Set(records.map(({ slug }) => slug));
  const slugOf = (path: string) => /^\/(?!en\/|fr\/)[^/]+\/([^/]+)$/.exec(path)?.[1];
  return pages.filter(({ path }) => slugs.has(slugOf(path) ?? ''));
}

/** What a page takes on the way to a browser, bytes in brotli. */
async function weight(address: string): Promise<number> {
  const { headers } = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  if (headers.get('content-encoding') !== 'br') {
    throw new Error(`${address} has no copy in brotli. Make it: npm run build`);
  }
  return Number(headers.get('content-length'));
}

test('every German brand page is among those that are weighed', ({ brandPages, shop }) => {
  expect(brandPages).toHaveLength(shop.brands.length);
});

test('no page of a brand or an item weighs more than 14 KB in brotli, styles included', async ({
  brandPages,
  itemPages,
  origin,
}) => {
  expect(itemPages.length).toBeGreaterThan(200);
  const weights = [...brandPages, ...itemPages].map(
    async ({ path }) => [path, await weight(origin + path)] as const,
  );
  const heavy = (await Promise.all(weights)).filter(([, bytes]) => !(bytes > 0 && bytes <= limit));
  expect(heavy).toEqual([]);
});

test('all items of a German list are within the first 14 KB of its page, and what follows takes 3 KB at most', async ({
  allPages,
  origin,
}) => {
  const isList = ({ root, language }: Answer) =>
    language === 'de' &&
    elements(root, 'style').some((style) => attribute(style, 'dataTemplate') === 'template-list');
  const lists = allPages.filter(isList);
  expect(lists.length).toBeGreaterThan(10);
  const failing = await Promise.all(
    lists.map(async ({ path }) => {
      const html = await (await fetch(origin + path)).text();
      const items = brotliCompressSync(html.slice(0, html.lastIndexOf('</article>'))).length;
      const whole = await weight(origin + path);
      return items <= limit && whole <= limit + 3 * 1024 ? [] : [{ path, items, whole }];
    }),
  );
  expect(failing.flat()).toEqual([]);
});

test('no page needs a further request for its styles', ({ allPages }) => {
  const isSheet = (page: Answer) =>
    elements(page.root, 'link').some((link) => attribute(link, 'rel') === 'stylesheet');
  const isStyled = (page: Answer) => elements(page.root, 'style').length > 0;
  const failing = allPages.filter((page) => isSheet(page) || !isStyled(page));
  expect(failing.map(({ path }) => path)).toEqual([]);
});

test('beside the script that tells whether the shop is open, a page has an inline one of less than 1 KB', ({
  allPages,
}) => {
  const scripts = ({ root }: Answer) =>
    elements(root, 'script').filter(
      (script) =>
        attribute(script, 'type') !== 'application/ld+json' &&
        !attribute(script, 'src')?.startsWith('/assets/open-now-'),
    );
  const failing = allPages.filter((page) => {
    const [script, ...others] = scripts(page);
    const isSmall = script && !attribute(script, 'src') && text(script).length < 1024;
    return !isSmall || others.length > 0;
  });
  expect(failing.map(({ path }) => path)).toEqual([]);
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
  // It starts by itself: a move would load pages in advance.
  await page.waitForSelector('html[data-alive]');
  await page.waitForLoadState('networkidle');
  // What Chromium tells where a pointer rests.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0 })));
  await page.waitForTimeout(500);
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(50 * 1024);
  expect(total).toBeLessThan(72 * 1024);
});
