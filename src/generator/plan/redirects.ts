import { defaultLanguage, type Language, withLanguagePrefix } from '#model/language.ts';
import { type PageIndex, type PageRef, placeHref, placeOf } from '#model/page-index.ts';
import { isStandIn } from '#model/routes.ts';
import type { PlannedRedirect } from './planned.ts';

/**
 * Redirects from each page's path with a language's prefix added ('/en/uhren') or replaced to the
 * page's place in that language, wherever it has one and no page stands there. The default language
 * has no prefix, and so no such paths.
 */
export function redirects(index: PageIndex, languages: readonly Language[]): PlannedRedirect[] {
  const found = new Map<string, PlannedRedirect>();
  const prefixed = languages.filter((language) => language !== defaultLanguage);
  const pages = [...index.byId.values()].filter(({ id }) => !isStandIn(id));
  const wanted = pages.flatMap((page) =>
    prefixed.flatMap((language) => redirectsTo(page, index, language)),
  );
  for (const redirect of wanted) {
    const isFree = !index.byPath.has(redirect.from) && !found.has(redirect.from);
    if (isFree) found.set(redirect.from, redirect);
  }
  return [...found.values()];
}

function redirectsTo(page: PageRef, index: PageIndex, language: Language): PlannedRedirect[] {
  const place = placeOf(index, page, language);
  if (!place) return [];
  const paths = Object.values(page.paths).filter((path) => path !== null);
  return paths.map((path) => ({
    from: withLanguagePrefix(path, language),
    to: placeHref(place),
    language,
  }));
}
