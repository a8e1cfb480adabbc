import { z } from 'zod';
import { type Language, languages } from '#words/languages.ts';

/** The languages a site can have: those the kit has messages in. */
export { type Language, languages } from '#words/languages.ts';

/** The default language has no path prefix. */
export const defaultLanguage: Language = 'de';

/** Marked as pure, so that browser code that needs only the names does not load zod. */
export const languageSchema = /* @__PURE__ */ z.enum(languages);

/** Each language's name for itself, for the language selector. */
export const languageNames: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
};

/** Locales for dates and numbers (BCP 47); also the value of `og:locale` with an underscore. */
export const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

/** The path prefix of a language: '' for the default, '/en' or '/fr' for the others. */
export function languagePrefix(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/** The path of a language's home page: '/', '/en' or '/fr'. */
export function homePath(language: Language): string {
  return languagePrefix(language) || '/';
}

/** The language of a path's prefix; the default language if there is none. */
export function languageOfPath(path: string): Language {
  const first = path.split('/')[1];
  return languages.find((code) => code !== defaultLanguage && code === first) ?? defaultLanguage;
}

/**
 * The path with its language prefix replaced, added or removed. Leading slashes are reduced to one,
 * so that '/en//example.org' cannot become the address of another host.
 */
export function withLanguagePrefix(path: string, language: Language): string {
  const prefix = languagePrefix(languageOfPath(path));
  const rest = path.slice(prefix.length).replace(/^[/\\]+/, '');
  return rest ? `${languagePrefix(language)}/${rest}` : homePath(language);
}

/** A path per language; null if the page does not exist in that language. */
export type LanguagePaths = Record<Language, string | null>;

/** Calls a function for the path in each language. */
export function languagePaths(path: (language: Language) => string | null): LanguagePaths {
  return { de: path('de'), en: path('en'), fr: path('fr') };
}
