import { defaultLanguage, type Language, withLanguagePrefix } from '#model/language.ts';
import type { PageIndex, PageRef } from '#model/page-index.ts';
import type { Redirect } from './planned.ts';

/**
 * Redirects from each page's path with a language's prefix added ('/en/uhren') or replaced to the
 * page in that language, wherever it exists and no page stands there. The default language has no
 * prefix, and so no such paths.
 */
export function redirects(index: PageIndex, languages: readonly Language[]): Redirect[] {
  const found = new Map<string, Redirect>();
  for (const page of index.byId.values()) {
    if (page.id === 'not_found') continue;
    for (const redirect of redirectsTo(page, languages)) {
      const isFree = !index.byPath.has(redirect.from) && !found.has(redirect.from);
      if (isFree) found.set(redirect.from, redirect);
    }
  }
  return [...found.values()];
}

function redirectsTo({ paths }: PageRef, languages: readonly Language[]): Redirect[] {
  return languages.flatMap((language) => {
    const to = paths[language];
    if (to === null || language === defaultLanguage) return [];
    return Object.values(paths)
      .filter((path) => path !== null)
      .map((path) => ({ from: withLanguagePrefix(path, language), to, language }));
  });
}
