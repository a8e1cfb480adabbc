import { type Language, locales } from '../language.ts';

/** The sums that a form takes, in euros. */
export interface SumBounds {
  least: number;
  most: number;
}

/** A sum outside the bounds, and the bound in words: '20 €'. */
export interface SumMistake {
  code: 'too-little' | 'too-much';
  allowed: string;
}

/** Checks a sum that is in whole euros; undefined if the shop offers it. */
export function sumMistake(
  sum: number,
  { least, most }: SumBounds,
  language: Language,
): SumMistake | undefined {
  if (sum < least) return { code: 'too-little', allowed: euros(least, language) };
  return sum > most ? { code: 'too-much', allowed: euros(most, language) } : undefined;
}

/** '50 €' */
export function euros(sum: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(sum);
}
