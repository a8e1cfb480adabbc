import type { Language } from './languages.ts';

/**
 * Texts for a number of things, by the CLDR plural categories
 * (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
 */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Selects the text for a number: German uses `one` only for 1, French also for 0. */
export function plural(language: Language, count: number, sentences: Plural): string {
  return sentences[new Intl.PluralRules(language).select(count)] ?? sentences.other;
}
