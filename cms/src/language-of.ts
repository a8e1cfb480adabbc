import { defaultLanguage, type Language, languages } from '../../src/model/language.ts';

/** The language of the admin or of a text, by its code; German if the kit does not support it. */
export function languageOf(code: string | null | undefined): Language {
  return languages.find((one) => one === code) ?? defaultLanguage;
}
