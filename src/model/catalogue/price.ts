import type { Language } from '../language.ts';

/** Formats a price in EUR for a language, with cents only if there are any: '1.290 €', '€12.50'. */
export function formatPrice(price: number, language: Language): string {
  const digits = Number.isInteger(price) ? 0 : 2;
  return formats[digits][language].format(price);
}

const formats = { 0: formatsWith(0), 2: formatsWith(2) };

function formatsWith(digits: number): Record<Language, Intl.NumberFormat> {
  const format = (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  return { de: format('de-DE'), en: format('en-GB'), fr: format('fr-FR') };
}
