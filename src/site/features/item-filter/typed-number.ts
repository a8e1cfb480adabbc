import type { Language } from '#model/language.ts';

/** Formats a number for visitors: '9.850' in German. */
export function numberText(value: number, language: Language): string {
  return value.toLocaleString(language, { maximumFractionDigits: 20 });
}

/**
 * Parses what a visitor typed, with or without thousands separators; NaN if it is not a number. A
 * point or comma before three digits separates thousands, unless it is the language's decimal mark.
 */
export function typedNumber(text: string, language: Language): number {
  const mark = language === 'en' ? '.' : ',';
  const digits = text
    .replaceAll(/[\s'’]/g, '')
    .replaceAll(/[.,](?=\d{3}(?!\d))/g, (separator) => (separator === mark ? mark : ''));
  return Number(digits.replace(',', '.'));
}
