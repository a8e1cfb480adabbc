import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { headOf } from './head.ts';
import { test as base } from './pages.ts';

/** Addresses of the sitemap, each with those of its languages. */
type Sitemap = Map<string, Record<string, string>>;

const test = base
  .extend('sitemap', { scope: 'file' }, async ({ page, origin }): Promise<Sitemap> => {
    const response = await fetch(`${origin}/sitemap.xml`);
    return new Map(await page.evaluate(readSitemap, await response.text()));
  })
  .extend('siteUrl', { scope: 'file' }, ({ shop }) => shop.project.siteMetadata.siteUrl);

/** Runs in the browser, for its XML parser. Fails where the text is not well-formed. */
function readSitemap(xml: string): [string, Record<string, string>][] {
  const sitemap = new DOMParser().parseFromString(xml, 'application/xml');
  const error = sitemap.querySelector('parsererror');
  if (error) throw new Error(error.textContent);
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return [...sitemap.getElementsByTagNameNS(namespace, 'url')].map((url) => [
    url.getElementsByTagNameNS(namespace, 'loc')[0]?.textContent ?? '',
    Object.fromEntries(
      [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
  ]);
}

test('the sitemap names every page that search engines may show', async ({ sitemap, siteUrl }) => {
  const file = join(import.meta.dirname, '../../dist/current/release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as { pages: Record<string, string> };
  const paths = Object.keys(release.pages)
    .filter(
      (page) => !/(?:^|\/)(?:404\.html|(?:danke|thanks|merci|offline)\/index\.html)$/.test(page),
    )
    .map((page) => `/${page.replace(/\/?index\.html$/, '')}`);
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
