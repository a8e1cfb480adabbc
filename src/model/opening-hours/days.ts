import { words } from '#words/words.ts';
import { type Language, languages } from '../language.ts';

/** Days of the week, ISO 8601: 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The meaning of a day code (0 to 16, specification, section 3). */
type DayCode =
  | { kind: 'info' }
  | { kind: 'week'; days: readonly Weekday[] }
  | { kind: 'yearly'; month: number; day: number };

const week = (...days: Weekday[]): DayCode => ({ kind: 'week', days });

/** The day codes in order. */
export const dayCodes: readonly DayCode[] = [
  { kind: 'info' },
  week(1),
  week(1, 2, 3),
  week(1, 2, 3, 4),
  week(1, 2, 3, 4, 5),
  week(2),
  week(2, 3, 4, 5),
  week(3),
  week(4),
  week(5),
  week(6),
  week(7),
  week(1, 2),
  week(4, 5),
  week(1, 3, 5),
  { kind: 'yearly', month: 12, day: 24 },
  { kind: 'yearly', month: 12, day: 31 },
];

/** The name of a day in a language. */
export function dayName(day: Weekday, language: Language): { long: string; short: string } {
  return words[language].hours.days[day];
}

/** The weekday of a date, YYYY-MM-DD. */
export function weekdayOf(date: string): Weekday {
  const day = new Date(date).getUTCDay();
  return weekdays[(day + 6) % 7] ?? 1;
}

/** The date a number of days after another, YYYY-MM-DD. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Parses the weekdays in a text: 'Montag', 'Mo - Fr', 'Mon, Wed & Fri', 'du lundi au vendredi'.
 * Undefined if any part is not a day.
 */
export function parseDays(text: string): Weekday[] | undefined {
  const days = new Set<Weekday>();
  for (const part of text.replaceAll(/\s+/g, ' ').split(listWords)) {
    const ends = part.replace(leadWords, '').split(rangeWords).map(weekdayNamed);
    const [from, to] = [ends[0], ends.at(-1)];
    if (ends.length > 2 || from === undefined || to === undefined) return undefined;
    for (const day of range(from, to)) days.add(day);
  }
  return weekdays.filter((day) => days.has(day));
}

const leadWords = /^\s*(?:von|from|du|le)\s+/i;
const rangeWords = /\s*\p{Pd}\s*|\s+(?:bis|to|through|au|à)\s+/iu;
const listWords = /\s*[,/+&]\s*|\s+(?:und|and|et)\s+/i;

/** Names and abbreviations of the days in lower case, without a full stop. */
const daysByName: ReadonlyMap<string, Weekday> = new Map([
  ...languages.flatMap((language) =>
    weekdays.flatMap((day): [string, Weekday][] => {
      const { long, short } = dayName(day, language);
      return [long, `${long}s`, short.replace('.', '')].map((name) => [name.toLowerCase(), day]);
    }),
  ),
  ['sonnabend', 6],
  ['sonnabends', 6],
  ['tues', 2],
  ['weds', 3],
  ['thur', 4],
  ['thurs', 4],
]);

function weekdayNamed(word: string): Weekday | undefined {
  const name = word.trim().toLowerCase();
  return daysByName.get(name.replace(/[.:]+$/, ''));
}

/** The days between two days, inclusive. Wraps around the end of the week. */
function range(from: Weekday, to: Weekday): Weekday[] {
  return weekdays.filter((day) =>
    from <= to ? from <= day && day <= to : from <= day || day <= to,
  );
}
