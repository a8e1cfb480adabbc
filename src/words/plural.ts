import type { Language } from './languages.ts';

/**
 * What is said of a number of things, by the categories of CLDR
 * (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
 */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** What is said of this number: in German 1 alone is `one`, in French 0 is as well. */
export function plural(language: Language, count: number, sentences: Plural): string {
  return sentences[new Intl.PluralRules(language).select(count)] ?? sentences.other;
}
