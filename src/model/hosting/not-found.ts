import { defaultLanguage, type Language, languageOfPath, languagePrefix } from '../language.ts';

/** The file of the not-found page, relative to the site's folder: '404.html', 'en/404.html'. */
export function notFoundFile(language: Language): string {
  return `${languagePrefix(language)}/404.html`.slice(1);
}

/** The language of the not-found page for a path: the path's own if the site has it. */
export function notFoundLanguage(path: string, languages: readonly Language[]): Language {
  const language = languageOfPath(path);
  return languages.includes(language) ? language : defaultLanguage;
}
