import type { Language } from '#model/language.ts';

/** A number as visitors read and write it: '9.850' in German. */
export function numberText(value: number, language: Language): string {
  return value.toLocaleString(language, { maximumFractionDigits: 20 });
}

/**
 * Reads what a visitor typed, with or without separators between thousands; NaN if it is no number. A
 * point or comma before three digits separates thousands, unless it is the language's decimal mark.
 */
export function typedNumber(text: string, language: Language): number {
  const mark = language === 'en' ? '.' : ',';
  const digits = text
    .replaceAll(/[\s'’]/g, '')
    .replaceAll(/[.,](?=\d{3}(?!\d))/g, (separator) => (separator === mark ? mark : ''));
  return Number(digits.replace(',', '.'));
}
