import { type Language, withLanguagePrefix } from '#model/language.ts';
import type { PageIndex } from '#model/page-index.ts';
import type { Redirect } from './planned.ts';

/**
 * Redirects from each page's path with another language's prefix ('/en/uhren') to the page in that
 * language, wherever it exists and no page stands there.
 */
export function redirects(index: PageIndex, languages: readonly Language[]): Redirect[] {
  const found = new Map<string, Redirect>();
  for (const page of index.byId.values()) {
    if (page.id === 'not_found') continue;
    for (const language of languages) {
      const to = page.paths[language];
      if (to === null) continue;
      for (const path of Object.values(page.paths)) {
        const from = path && withLanguagePrefix(path, language);
        if (from && from !== to && !index.byPath.has(from) && !found.has(from)) {
          found.set(from, { from, to, language });
        }
      }
    }
  }
  return [...found.values()];
}
