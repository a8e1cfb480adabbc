import { defaultLanguage, type Language, languageOfPath, languagePrefix } from '../language.ts';

/** Where the page for missing pages lies below the site's folder: '404.html', 'en/404.html'. */
export function notFoundFile(language: Language): string {
  return `${languagePrefix(language)}/404.html`.slice(1);
}

/** The language in which a missing path is answered: the path's own where the site has it. */
export function notFoundLanguage(path: string, languages: readonly Language[]): Language {
  const language = languageOfPath(path);
  return languages.includes(language) ? language : defaultLanguage;
}
