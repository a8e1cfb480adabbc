import type { Language } from '../language.ts';

/** A path per language; null where the page does not exist in it. */
export type LanguagePaths = Record<Language, string | null>;

/** Calls a function for the path in each language. */
export function languagePaths(path: (language: Language) => string | null): LanguagePaths {
  return { de: path('de'), en: path('en'), fr: path('fr') };
}
