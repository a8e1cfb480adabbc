import { readers } from '../../../src/model/written.ts';

/**
 * Reads a day like `readers.day`, and also a day without a year, such as '24.12.' or '2412': the
 * next such day or, if it is past, the last one. Returns YYYY-MM-DD.
 *
 * @param today YYYY-MM-DD
 */
export function readDay(text: string, today: string, isPast = false): string | undefined {
  const full = readers.day(text);
  if (full) return full;
  // A numeric keyboard has no points.
  const day = readers['day of year'](text.replace(/^\s*(\d\d)(\d\d)\s*$/, '$1.$2.'));
  if (!day) return undefined;
  const year = Number(today.slice(0, 4));
  // 29 February needs a leap year, which is at most eight years away.
  const years = Array.from({ length: 9 }, (_, at) => `${isPast ? year - at : year + at}-${day}`);
  const isMeant = (date: string) => (isPast ? date <= today : date >= today);
  return years.find((date) => isMeant(date) && readers.day(date) === date);
}
