import { type Language, locales } from '../../../src/model/language.ts';
import type { ByLanguage } from '../../../src/model/owner-words.ts';
import type { Control } from './form.ts';

/**
 * The interpretation, as people read it: '1.290,00 €', 'Samstag, 19. Dezember 2026', '16:00 Uhr'.
 */
export function understood(form: Control, value: string | number, language: Language): string {
  const locale = locales[language];
  switch (form) {
    case 'price':
      return Number(value).toLocaleString(locale, { style: 'currency', currency: 'EUR' });
    case 'number':
    case 'whole number':
      return Number(value).toLocaleString(locale, { maximumFractionDigits: 20 });
    case 'day':
      return dateOf(String(value)).toLocaleDateString(locale, { dateStyle: 'full', timeZone });
    case 'day of year':
      return dateOf(`2000-${value}`).toLocaleDateString(locale, {
        day: 'numeric',
        month: 'long',
        timeZone,
      });
    case 'time':
      return clocks[language](String(value));
    case 'email':
    case 'web address':
    case 'phone':
    case 'digits':
      return String(value);
  }
}

/** 'Samstag' for a choice of days, 'Samstag, 19. Dezember 2026' for a date. */
export function dayIn(
  value: unknown,
  names: Record<string, ByLanguage> | undefined,
  language: Language,
): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return names ? names[value]?.[language] : understood('day', value, language);
}

const clocks: Record<Language, (time: string) => string> = {
  de: (time) => `${time}\u00a0Uhr`,
  en: (time) => time,
  fr: (time) => time.replace(':', '\u00a0h\u00a0'),
};

/** A value for editing: without thousands separators, and with cents only if there are any. */
export function editable(form: Control, value: string | number, language: Language): string {
  const locale = locales[language];
  switch (form) {
    case 'price':
    case 'number':
    case 'whole number':
      return Number(value).toLocaleString(locale, {
        useGrouping: false,
        minimumFractionDigits: form !== 'price' || Number.isInteger(value) ? 0 : 2,
        maximumFractionDigits: 20,
      });
    case 'day':
      return dateOf(String(value)).toLocaleDateString(locale, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        timeZone,
      });
    case 'day of year':
      return understood(form, value, language);
    default:
      return String(value);
  }
}

const timeZone = 'UTC';

function dateOf(day: string): Date {
  return new Date(`${day.slice(0, 10)}T12:00:00Z`);
}

/**
 * Whether a price is at least ten times another, or at most a tenth: often a misplaced decimal
 * point.
 */
export function isTenfold(before: unknown, now: unknown): boolean {
  if (typeof before !== 'number' || typeof now !== 'number') return false;
  return before > 0 && now > 0 && (now >= before * 10 || now * 10 <= before);
}
