import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { releaseSchema } from '#model/hosting/release.ts';
import { attribute, elements, text } from './html.ts';
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

test('the only script of a page is an inline one of less than 1 KB', ({ allPages }) => {
  const scripts = ({ root }: Answer) =>
    elements(root, 'script').filter(
      (script) => attribute(script, 'type') !== 'application/ld+json',
    );
  const failing = allPages.filter((page) => {
    const [script, ...others] = scripts(page);
    const isSmall = script && !attribute(script, 'src') && text(script).length < 1024;
    return !isSmall || others.length > 0;
  });
  expect(failing.map(({ path }) => path)).toEqual([]);
});

test('what every page may load takes at most 80 KB in brotli, all templates included', async ({
  origin,
}) => {
  const release = join(import.meta.dirname, '../../dist/current');
  const { retired } = releaseSchema.parse(
    JSON.parse(await readFile(join(release, 'release.json'), 'utf8')),
  );
  const scripts = (await readdir(join(release, 'site/assets'))).filter(
    (name) => name.endsWith('.js') && !Object.hasOwn(retired, `assets/${name}`),
  );
  const sizes = scripts.map(async (name) => {
    const headers = { 'Accept-Encoding': 'br' };
    const response = await fetch(`${origin}/assets/${name}`, { headers });
    return Number(response.headers.get('content-length'));
  });
  const total = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(80 * 1024);
});
