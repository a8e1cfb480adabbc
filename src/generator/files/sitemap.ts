import { escapeHtml } from '../text/escape.ts';
import type { SitemapEntry } from '../plan/planned.ts';

/** The maximum number of URLs in a sitemap (https://www.sitemaps.org/protocol.html). */
const mostEntries = 50_000;

/**
 * The sitemap with each page's languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap),
 * by file name. A large site gets several files and an index.
 */
export function sitemapFiles(
  entries: Iterable<SitemapEntry>,
  siteUrl: string,
): Map<string, string> {
  const maps: string[] = [];
  let urls: string[] = [];
  let hasImages = false;
  const finish = () => {
    maps.push(
      `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml"${hasImages ? imageNamespace : ''}>\n${urls.join('')}</urlset>\n`,
    );
    urls = [];
    hasImages = false;
  };
  for (const entry of entries) {
    if (urls.length === mostEntries) finish();
    urls.push(address(entry));
    hasImages ||= entry.images !== undefined;
  }
  finish();
  const [only = '', ...further] = maps;
  if (further.length === 0) return new Map([['sitemap.xml', only]]);
  const files = new Map(maps.map((map, at) => [`sitemap-${at + 1}.xml`, map]));
  const parts = [...files.keys()].map(
    (name) => `<sitemap><loc>${escapeHtml(`${siteUrl}/${name}`)}</loc></sitemap>\n`,
  );
  const index = `${declaration}<sitemapindex xmlns="${namespace}">\n${parts.join('')}</sitemapindex>\n`;
  return files.set('sitemap.xml', index);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const imageNamespace = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function address({ location, alternates, images = [] }: SitemapEntry): string {
  const links = Object.entries(alternates).map(
    ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}"/>`,
  );
  const pictures = images.map(
    (href) => `<image:image><image:loc>${escapeHtml(href)}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeHtml(location)}</loc>${links.join('')}${pictures.join('')}</url>\n`;
}
