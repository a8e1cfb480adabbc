import { expect } from 'vitest';
import { attribute, elements } from './html.ts';
import { type Answer, test as base } from './pages.ts';

/** The most that a brand page may weigh with its styles, bytes in brotli. */
const limit = 14 * 1024;

/** `brandPages` are the German ones. */
const test = base.extend('brandPages', { scope: 'file' }, ({ sitePages }) =>
  sitePages.filter(({ path }) => /^\/(?!en\/|fr\/)[^/]+\/[^/]+$/.test(path)),
);

test('every German brand page is among those that are weighed', ({ brandPages, shop }) => {
  expect(brandPages).toHaveLength(shop.brands.length);
});

test('no brand page weighs more than 14 KB in brotli, styles included', async ({
  brandPages,
  origin,
}) => {
  const weights = brandPages.map(async ({ path }): Promise<[string, number]> => {
    const { headers } = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } });
    const isBrotli = headers.get('content-encoding') === 'br';
    return [path, isBrotli ? Number(headers.get('content-length')) : Infinity];
  });
  const heavy = (await Promise.all(weights)).filter(([, bytes]) => !(bytes > 0 && bytes <= limit));
  expect(heavy).toEqual([]);
});

test('no page needs a further request for its styles', ({ allPages }) => {
  const isSheet = (page: Answer) =>
    elements(page.root, 'link').some((link) => attribute(link, 'rel') === 'stylesheet');
  const isStyled = (page: Answer) => elements(page.root, 'style').length === 1;
  const failing = allPages.filter((page) => isSheet(page) || !isStyled(page));
  expect(failing.map(({ path }) => path)).toEqual([]);
});

test('no brand page loads a script', ({ brandPages }) => {
  const loading = brandPages.filter(({ root }) =>
    elements(root).some(
      (element) =>
        element.tagName === 'script' && attribute(element, 'type') !== 'application/ld+json',
    ),
  );
  expect(loading.map(({ path }) => path)).toEqual([]);
});
