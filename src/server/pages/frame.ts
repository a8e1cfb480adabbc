import type { PageFrame } from './page.ts';
import type { ApiParts, Visit } from '../http/deps.ts';
import { preferredLanguage } from './preferred-language.ts';

/** What stands around a page for this visitor. */
export function frameFor(
  { request, shop }: Pick<Visit, 'request' | 'shop'>,
  { servesSite }: Pick<ApiParts, 'servesSite'>,
): PageFrame {
  return { language: preferredLanguage(request), shop, site: servesSite ? '' : shop.siteUrl };
}
