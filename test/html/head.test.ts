import sharp from 'sharp';
import { expect } from 'vitest';
import { languageOfPath } from '#model/language.ts';
import { type Head, headOf } from './head.ts';
import { test as base } from '../support/demo-shop.ts';

/** `heads` are those of the pages that search engines may show. */
const test = base
  .extend('heads', { scope: 'file' }, ({ sitePages }) => sitePages.map(headOf))
  .extend('siteUrl', { scope: 'file' }, ({ shop }) => shop.project.siteMetadata.siteUrl);

/** The paths of the pages that fail. */
function failing(heads: Head[], holds: (head: Head) => boolean): string[] {
  return heads.filter((head) => !holds(head)).map(({ path }) => path);
}

test('every page says which language it is in', ({ allPages }) => {
  const said = allPages.map(({ path, language }) => [path, language]);
  expect(said).toEqual(allPages.map(({ path }) => [path, languageOfPath(path)]));
});

test('every title ends with the title of the project', ({ heads, shop }) => {
  const project = Object.fromEntries(
    shop.project.translations.map(({ language, seo_title }) => [language, seo_title]),
  );
  const ends = ({ path, title }: Head) => title.endsWith(project[languageOfPath(path)] ?? '?');
  expect(failing(heads, ends)).toEqual([]);
});

test('no two pages of a language have the same title', ({ heads }) => {
  const seen = new Set<string>();
  const isFirst = ({ path, title }: Head) => {
    const known = seen.has(languageOfPath(path) + title);
    seen.add(languageOfPath(path) + title);
    return !known;
  };
  expect(failing(heads, isFirst)).toEqual([]);
});

test('every page has a description', ({ heads }) => {
  expect(failing(heads, ({ meta }) => Boolean(meta['description']?.trim()))).toEqual([]);
});

test('every page names its own address as the right one', ({ heads, siteUrl }) => {
  expect(failing(heads, ({ path, canonical }) => canonical === siteUrl + path)).toEqual([]);
});

test('every page names itself among the languages it is in', ({ heads }) => {
  const names = ({ path, canonical, alternates }: Head) =>
    alternates[languageOfPath(path)] === canonical;
  expect(failing(heads, names)).toEqual([]);
});

test('all languages of a page name the same pages', ({ heads }) => {
  const byAddress = new Map(heads.map((head) => [head.canonical, head.alternates]));
  const agree = ({ alternates }: Head) =>
    Object.values(alternates).every(
      (address) => JSON.stringify(byAddress.get(address)) === JSON.stringify(alternates),
    );
  expect(failing(heads, agree)).toEqual([]);
});

test('the German page is the one for other languages', ({ heads }) => {
  const german = ({ alternates }: Head) => alternates['x-default'] === alternates['de'];
  const translated = heads.filter(({ alternates }) => alternates['de']);
  expect(failing(translated, german)).toEqual([]);
});

test('a page that French lacks names no French page', ({ heads }) => {
  const watches = heads.find(({ path }) => path === '/uhren');
  expect(Object.keys(watches?.alternates ?? {})).toEqual(['de', 'en', 'x-default']);
});

test('shared links show title, description and address of their page', ({ heads }) => {
  const shows = ({ title, canonical, meta }: Head) =>
    title.startsWith(meta['og:title'] || '?') &&
    meta['og:description'] === meta['description'] &&
    meta['og:url'] === canonical;
  expect(failing(heads, shows)).toEqual([]);
});

test('shared links show a large picture', ({ heads }) => {
  expect(failing(heads, ({ meta }) => meta['twitter:card'] === 'summary_large_image')).toEqual([]);
});

test('pictures of shared links are JPEGs of the site, as large as told', async ({
  heads,
  origin,
  siteUrl,
}) => {
  const addresses = new Set(heads.map(({ meta }) => meta['og:image'] ?? ''));
  const sizes = [...addresses].map(async (address): Promise<[string, string]> => {
    const response = await fetch(address.replace(siteUrl, origin));
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    return [address, `${format} ${width}x${height}`];
  });
  const real = new Map(await Promise.all(sizes));
  const isTold = ({ meta }: Head) =>
    real.get(meta['og:image'] ?? '') ===
    `jpeg ${meta['og:image:width']}x${meta['og:image:height']}`;
  expect(failing(heads, isTold)).toEqual([]);
});

test('pages for missing paths and after a message are kept out of search engines', ({
  thanksPages,
  notFoundPages,
}) => {
  const hidden = [...thanksPages, ...notFoundPages].map(headOf);
  expect(failing(hidden, ({ meta }) => meta['robots'] === 'noindex')).toEqual([]);
});

test('pages for missing paths claim no address', ({ notFoundPages }) => {
  const heads = notFoundPages.map(headOf);
  expect(failing(heads, ({ canonical }) => canonical === undefined)).toEqual([]);
});
