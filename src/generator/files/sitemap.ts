import { escapeHtml } from '../escape.ts';
import type { SitemapEntry } from '../plan/planned.ts';

/** A sitemap may hold this many addresses (https://www.sitemaps.org/protocol.html). */
const mostEntries = 50_000;

/**
 * The sitemap with each page's languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 * A large site gets several files and an index of them; by file name.
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  siteUrl: string,
): Map<string, string> {
  if (entries.length <= mostEntries) return new Map([['sitemap.xml', sitemap(entries)]]);
  const files = new Map<string, string>();
  for (let at = 0; at < entries.length; at += mostEntries) {
    files.set(`sitemap-${files.size + 1}.xml`, sitemap(entries.slice(at, at + mostEntries)));
  }
  const parts = [...files.keys()].map(
    (name) => `<sitemap><loc>${escapeHtml(`${siteUrl}/${name}`)}</loc></sitemap>\n`,
  );
  files.set(
    'sitemap.xml',
    `${declaration}<sitemapindex xmlns="${namespace}">\n${parts.join('')}</sitemapindex>\n`,
  );
  return files;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ location, alternates }) => {
    const links = Object.entries(alternates).map(
      ([code, href]) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}"/>`,
    );
    return `<url><loc>${escapeHtml(location)}</loc>${links.join('')}</url>\n`;
  });
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}
