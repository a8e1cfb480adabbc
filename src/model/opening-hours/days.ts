import type { Language } from '../language.ts';

/** Days of the week, ISO 8601: 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** What a day code (0 to 16, specification, section 3) stands for. */
export type DayCode =
  | { kind: 'info' }
  | { kind: 'week'; days: readonly Weekday[] }
  | { kind: 'yearly'; month: number; day: number };

const week = (...days: Weekday[]): DayCode => ({ kind: 'week', days });

/** The day codes in their order. */
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

interface DayNames {
  /** Monday to Sunday. */
  long: readonly string[];
  short: readonly string[];
}

export const dayNames: Record<Language, DayNames> = {
  de: {
    long: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    short: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  },
  en: {
    long: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
  fr: {
    long: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    short: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  },
};

/**
 * The weekdays that words name: 'Montag', 'Mo - Fr', 'Mon, Wed & Fri', 'du lundi au vendredi'.
 * Undefined where any part of them is not a day.
 */
export function parseDays(words: string): Weekday[] | undefined {
  const days = new Set<Weekday>();
  for (const part of words.split(listWords)) {
    const ends = part.replace(leadWords, '').split(rangeWords).map(weekdayOf);
    const [from, to] = [ends[0], ends.at(-1)];
    if (ends.length > 2 || from === undefined || to === undefined) return undefined;
    for (const day of range(from, to)) days.add(day);
  }
  return [...days].sort((a, b) => a - b);
}

const leadWords = /^\s*(?:von|from|du|le)\s+/i;
const rangeWords = /\s*\p{Pd}\s*|\s+(?:bis|to|through|au|à)\s+/iu;
const listWords = /\s*[,/+&]\s*|\s+(?:und|and|et)\s+/i;

/** Names and abbreviations of the days in lower case, without a full stop. */
const daysByName: ReadonlyMap<string, Weekday> = new Map([
  ...Object.values(dayNames).flatMap(({ long, short }) =>
    weekdays.flatMap((day): [string, Weekday][] => {
      const [name, abbreviation] = [long[day - 1]!, short[day - 1]!.replace('.', '')];
      return [name, `${name}s`, abbreviation].map((known) => [known.toLowerCase(), day]);
    }),
  ),
  ['sonnabend', 6],
  ['sonnabends', 6],
  ['tues', 2],
  ['weds', 3],
  ['thur', 4],
  ['thurs', 4],
]);

function weekdayOf(word: string): Weekday | undefined {
  const name = word.trim().toLowerCase();
  return daysByName.get(name.replace(/[.:]+$/, ''));
}

/** The days from one to another, over the end of the week where the second comes first. */
function range(from: Weekday, to: Weekday): Weekday[] {
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => weekdays[(from - 1 + index) % 7]!);
}
