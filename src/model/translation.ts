import { z } from 'zod';
import { type Language, languageSchema } from './language.ts';
import { noRepeats } from './no-repeats.ts';
import { about, languageOptions } from './owner-words.ts';

/** A record with a language field, as the content system delivers translations. */
export interface Translation {
  language: Language;
}

const onePerLanguage = noRepeats(
  'language',
  (language) => `The language "${language}" stands here twice; keep one record for it.`,
);

/**
 * The schema of a list of translations: at least one record, and at most one per language. The
 * first record is the fallback for missing languages.
 */
export function translationsOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z
    .array(
      z
        .strictObject({
          language: languageSchema.meta(
            about('Language code: de, en or fr.', {
              de: 'Sprache',
              en: 'Language',
              fr: 'Langue',
              options: languageOptions,
            }),
          ),
          ...shape,
        })
        .meta(about('A translation.', { de: 'Übersetzung', en: 'Translation', fr: 'Traduction' })),
    )
    .min(1, 'At least one translation is needed.')
    .superRefine((list, context) => onePerLanguage(list as Translation[], context))
    .meta(
      about('One record per language. Where a language is missing, the first record is used.', {
        de: 'Texte in jeder Sprache',
        en: 'Texts in each language',
        fr: 'Textes dans chaque langue',
      }),
    );
}

/**
 * The translation for a language, or the first one if it is missing (specification, section 3).
 * `missing` is true if the fallback was used.
 */
export function translate<T extends Translation>(
  translations: readonly T[],
  language: Language,
): { value: T; missing: boolean } {
  const value = translations.find((translation) => translation.language === language);
  const first = translations[0];
  if (!first) throw new RangeError('A list of translations needs at least one record.');
  return { value: value ?? first, missing: value === undefined };
}

/** A name in each language of a site. */
export const namesSchema = z.partialRecord(languageSchema, z.string());
