import { createHash } from 'node:crypto';
import type { FeedItem, ProductFeed } from '../plan/planned.ts';
import { escapeHtml } from '../text/escape.ts';

/**
 * The maximum number of additional pictures per item
 * (https://support.google.com/merchants/answer/6324370).
 */
const mostFurther = 10;

/**
 * The feed as RSS 2.0 with the attributes of Google's product data specification
 * (https://support.google.com/merchants/answer/7052112), generated in parts to save memory.
 */
export function* productFeedParts({ title, link, items }: ProductFeed): Generator<Buffer> {
  const head = element('title', title) + element('link', link) + element('description', title);
  yield Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${head}\n`,
  );
  for (const item of items()) yield Buffer.from(itemElement(item));
  yield Buffer.from('</channel>\n</rss>\n');
}

function itemElement(item: FeedItem): string {
  const [picture = '', ...further] = item.pictures;
  return [
    '<item>',
    element('g:id', shortId(item.id)),
    element('g:title', cut(item.title, 150)),
    element('g:description', cut(item.description, 5000)),
    element('g:link', item.link),
    element('g:image_link', picture),
    ...further.slice(0, mostFurther).map((one) => element('g:additional_image_link', one)),
    element('g:availability', item.availability),
    element('g:price', `${item.price.toFixed(2)} EUR`),
    element('g:condition', item.condition),
    ...(item.brand ? [element('g:brand', cut(item.brand, 70))] : []),
    ...(item.category ? [element('g:product_type', cut(item.category, 750))] : []),
    ...identifiers(item),
    '</item>\n',
  ].join('');
}

/**
 * The identifiers of a product. Google rejects items that have any of these but claim that none
 * exists (https://support.google.com/merchants/answer/6324478).
 */
function identifiers({ gtin, mpn, brand }: FeedItem): string[] {
  const isKnown = [gtin, mpn, brand].some((one) => one !== undefined);
  return [
    ...(gtin === undefined ? [] : [element('g:gtin', gtin)]),
    ...(mpn === undefined ? [] : [element('g:mpn', cut(mpn, 70))]),
    ...(isKnown ? [] : [element('g:identifier_exists', 'no')]),
  ];
}

/** An id may have at most 50 characters. */
function shortId(id: string): string {
  return id.length <= 50 ? id : createHash('sha256').update(id).digest('hex').slice(0, 40);
}

function cut(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(asXml(text))}</${name}>`;
}

/** Removes characters that XML 1.0 does not allow. */
function asXml(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
}
