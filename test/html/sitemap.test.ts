import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sax, { type QualifiedTag, type SAXParser } from 'sax';
import { isOver } from '#features/events/pages.ts';
import { today } from '#model/today.ts';
import { expect } from 'vitest';
import { headOf } from './head.ts';
import { dist, test as base } from '../support/demo-shop.ts';

/** Addresses of the sitemap, each with those of its languages. */
type Sitemap = Map<string, Record<string, string>>;

const test = base
  .extend('sitemap', { scope: 'file' }, async ({ origin }) => {
    const response = await fetch(`${origin}/sitemap.xml`);
    return readSitemap(await response.text());
  })
  .extend('siteUrl', { scope: 'file' }, ({ shop }) => shop.project.siteMetadata.siteUrl);

/** @throws Error where the text is not well-formed. */
function readSitemap(xml: string): Sitemap {
  const sitemap: Sitemap = new Map();
  const parser = sax.parser(true, { xmlns: true });
  let location = '';
  let isLocation = false;
  const handlers: Partial<SAXParser> = {
    onopentag(tag) {
      const { uri, local, attributes } = tag as QualifiedTag;
      const isOfSitemap = uri === 'http://www.sitemaps.org/schemas/sitemap/0.9';
      if (isOfSitemap && local === 'url') location = '';
      isLocation = isOfSitemap && local === 'loc';
      if (uri !== 'http://www.w3.org/1999/xhtml' || local !== 'link') return;
      const languages = sitemap.get(location) ?? {};
      languages[attributes['hreflang']?.value ?? ''] = attributes['href']?.value ?? '';
      sitemap.set(location, languages);
    },
    ontext(text) {
      if (!isLocation) return;
      location = text;
      sitemap.set(location, {});
    },
    onclosetag() {
      isLocation = false;
    },
    onerror(error) {
      throw error;
    },
  };
  Object.assign(parser, handlers).write(xml).close();
  return sitemap;
}

test('the sitemap names every page that search engines may show', async ({
  sitemap,
  siteUrl,
  shop,
}) => {
  const gone = new Set([
    ...shop.items.filter((item) => item.availability === 'gone').map(({ slug }) => slug),
    ...shop.events.filter((event) => isOver(event, today())).map(({ id }) => id),
  ]);
  const list = await readFile(join(dist, 'current/pages.txt'), 'utf8');
  const paths = list
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter(
      (page) =>
        !/(?:^|\/)(?:404\.html|(?:danke|thanks|merci|offline|merkliste|request-list|ma-selection)\/index\.html)$/.test(
          page,
        ),
    )
    .map((page) => `/${page.replace(/\/?index\.html$/, '')}`)
    .filter((path) => !gone.has(path.split('/').at(-1) ?? ''));
  expect([...sitemap.keys()].toSorted()).toEqual(paths.map((path) => siteUrl + path).toSorted());
});

test('the sitemap names the languages of a page as the page does', ({
  sitemap,
  sitePages,
  siteUrl,
}) => {
  const onPages = sitePages.map((page): [string, Record<string, string>] => [
    siteUrl + page.path,
    headOf(page).alternates,
  ]);
  expect(new Map(onPages)).toEqual(sitemap);
});

test('the sitemap is served as XML', async ({ origin }) => {
  const { headers } = await fetch(`${origin}/sitemap.xml`);
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
});

test('robots may read everything and are told where the sitemap is', async ({
  origin,
  siteUrl,
}) => {
  const response = await fetch(`${origin}/robots.txt`);
  const lines = (await response.text()).split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${siteUrl}/sitemap.xml`]);
});
