import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parser } from 'sax';
import { expect } from 'vitest';
import { attribute, elements } from './html.ts';
import { test as base } from './pages.ts';

/** Addresses of the sitemap, each with those of its languages. */
type Sitemap = Map<string, Record<string, string>>;

const test = base
  .extend('sitemap', { scope: 'file' }, async ({ origin }) => {
    const response = await fetch(`${origin}/sitemap.xml`);
    return readSitemap(await response.text());
  })
  .extend('siteUrl', { scope: 'file' }, ({ shop }) => shop.project.siteMetadata.siteUrl);

/** @throws where the text is not well-formed XML. */
function readSitemap(xml: string): Sitemap {
  const sitemap: Sitemap = new Map();
  const reader = parser(true, { trim: true });
  let alternates: Record<string, string> = {};
  let isLocation = false;
  reader.onopentag = ({ name, attributes }) => {
    if (name === 'url') alternates = {};
    if (name === 'xhtml:link')
      alternates[String(attributes['hreflang'])] = String(attributes['href']);
    isLocation = name === 'loc';
  };
  reader.ontext = (address) => {
    if (isLocation) sitemap.set(address, alternates);
  };
  reader.onerror = (error) => {
    throw error;
  };
  reader.write(xml).close();
  return sitemap;
}

test('the sitemap names every page that search engines may show', async ({ sitemap, siteUrl }) => {
  const file = join(import.meta.dirname, '../../dist/current/release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as { pages: Record<string, string> };
  const paths = Object.keys(release.pages)
    .filter((page) => !page.endsWith('404.html'))
    .map((page) => `/${page.replace(/\/?index\.html$/, '')}`);
  expect([...sitemap.keys()].toSorted()).toEqual(paths.map((path) => siteUrl + path).toSorted());
});

test('the sitemap names the languages of a page as the page does', ({
  sitemap,
  sitePages,
  siteUrl,
}) => {
  const onPages = sitePages.map(({ path, root }): [string, Record<string, string>] => {
    const links = elements(root, 'link').filter((link) => attribute(link, 'rel') === 'alternate');
    const named = links.map((link) => [attribute(link, 'hrefLang'), attribute(link, 'href')]);
    return [siteUrl + path, Object.fromEntries(named) as Record<string, string>];
  });
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
