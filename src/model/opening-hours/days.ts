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

const furtherNames: Record<string, Weekday> = {
  sonnabend: 6,
  weds: 3,
  tues: 2,
  thur: 4,
  thurs: 4,
};

const rangeWords = /\s*(?:-|–|—|\bbis\b|\bto\b|\bau\b|\bà\b|(?<=\s)à(?=\s))\s*/u;
const listWords = /\s*(?:,|\/|\+|&|\bund\b|\band\b|\bet\b)\s*/u;

function weekdayOf(word: string): Weekday | undefined {
  const name = word.trim().toLowerCase().replace(/\.$/, '');
  if (name in furtherNames) return furtherNames[name];
  for (const { long, short } of Object.values(dayNames)) {
    const at = long.findIndex(
      (day, index) =>
        day.toLowerCase() === name || short[index]!.toLowerCase().replace(/\.$/, '') === name,
    );
    if (at >= 0) return (at + 1) as Weekday;
  }
  return undefined;
}

/**
 * The weekdays that words name: 'Montag', 'Mo - Fr', 'Mon, Wed & Fri', 'lundi à vendredi'.
 * Undefined where any part of them is not a day.
 */
export function parseDays(words: string): Weekday[] | undefined {
  const days = new Set<Weekday>();
  for (const part of words.split(listWords)) {
    const ends = part.split(rangeWords).map(weekdayOf);
    const [from, to = from] = ends;
    if (ends.length > 2 || from === undefined || to === undefined) return undefined;
    for (let day = from; ; day = ((day % 7) + 1) as Weekday) {
      days.add(day);
      if (day === to) break;
    }
  }
  return [...days].sort((a, b) => a - b);
}
