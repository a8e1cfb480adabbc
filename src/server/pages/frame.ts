import type { FormsShop } from '#model/forms/shop.ts';
import { defaultLanguage, type Language, languages } from '#model/language.ts';
import type { PageFrame } from './page.ts';

/** The data around a page's contents, for this visitor. */
export function frameFor(
  { request, shop }: { request: Request; shop: FormsShop },
  { servesSite }: { servesSite: boolean },
): PageFrame {
  return { language: preferredLanguage(request), shop, site: servesSite ? '' : shop.siteUrl };
}

/**
 * The language of the address (`?language=fr`), or else the visitor's first preference that the
 * site has.
 */
export function preferredLanguage(request: Request): Language {
  const preferred = [
    new URL(request.url).searchParams.get('language') ?? '',
    ...(request.headers.get('accept-language') ?? '').split(','),
  ].map((code) => code.trim().slice(0, 2).toLowerCase());
  const found = preferred.flatMap((code) => languages.find((language) => language === code) ?? []);
  return found[0] ?? defaultLanguage;
}
