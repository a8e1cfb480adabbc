import { words } from '#words/words.ts';
import { type Language, locales } from '../language.ts';
import { dayAfter, dayName, weekdayOf } from './days.ts';
import { rowOf } from './display.ts';
import type { HolidayRegion } from './holiday-laws.ts';
import { holidayOn } from './holidays.ts';
import type { Interval, WeeklyHours } from './hours.ts';
import { coveredDates, type DateHours, hoursFrom } from './hours-on.ts';
import { type Fact, minutes, statementsOf } from './statements.ts';
import { intervalLabel, timeLabel } from './words.ts';

/** The data that decides at any time whether a place is open. */
export interface Timetable {
  /**
   * Parsed by `openNow`. Parts are separated by ';', their elements by '/': the first day, in days
   * since 1970; a letter for the kind of each day, from 'A' on; the kinds; the texts. A kind is a
   * row of the table, then what visitors are told from which minute: '0,0c1,570o0' is row 0, text 1
   * while closed, and text 0 while open from 9:30. A minute alone means that it is uncertain from
   * then on.
   */
  times: string;
  /**
   * By kind of day, the hours as visitors read them: 'Heute 9:30–18:30 Uhr'. Empty if uncertain.
   */
  today: string[];
}

interface Where {
  /** Without it a holiday of any Land makes its day uncertain. */
  region: HolidayRegion | undefined;
  language: Language;
  /** The day of the build, YYYY-MM-DD. */
  today: string;
}

/**
 * Resolves the hours of the days around the build.
 *
 * @param weekly the hours in the language, with the holidays on which the place is closed.
 * @returns undefined if no day has times.
 */
export function timetableOf(
  weekly: WeeklyHours,
  { region, language, today }: Where,
): Timetable | undefined {
  const dates = coveredDates(today);
  const first = dates[0] ?? today;
  const hoursOn = hoursFrom(weekly, first);
  const all = dates.map((date) => hoursOn(date));
  const hours = all.map((told, day) =>
    told && isSure(told, dates[day] ?? today, region) ? told : undefined,
  );
  const longest = Math.max(0, ...all.map((told) => nightOf(told?.intervals ?? [])));
  const periods = hours.map((told) => told?.intervals);
  if (!periods.some((intervals) => intervals?.length)) return undefined;
  const texts = new Map<string, number>();
  const kinds = new Map<string, string>();
  let days = '';
  for (const [day, date] of dates.entries()) {
    const told = hours[day];
    const night = hours[day - 1] || day === 0 ? 0 : unsureNight(all[day - 1], date, longest);
    const changes = statementsOf(periods, day, night).map(({ minute, fact }) => {
      if (!fact) return minute;
      const text = textOf(fact, { day, date }, language);
      if (!texts.has(text)) texts.set(text, texts.size);
      const sign = fact.kind === 'open' || fact.kind === 'always' ? 'o' : 'c';
      return `${minute}${sign}${texts.get(text)}`;
    });
    const kind = [told ? rowOf(weekly, today, date) : -1, ...changes].join(',');
    if (!kinds.has(kind)) kinds.set(kind, told ? todayLabel(told, language) : '');
    days += String.fromCharCode(firstKind + [...kinds.keys()].indexOf(kind));
  }
  const start = Date.parse(first) / 86_400_000;
  return {
    times: [start, days, [...kinds.keys()].join('/'), [...texts.keys()].join('/')].join(';'),
    today: [...kinds.values()],
  };
}

/** 'A': no character from there on has a special meaning in a timetable. */
const firstKind = 65;

/**
 * Whether a day's hours are certain. They are not if words replace times, if intervals overlap, if
 * the clock shows an opening or closing time twice, on a holiday without an entry, or after 14:00
 * on 24 and 31 December, when most shops close early and announce it late.
 */
export function isSure(hours: DateHours, date: string, region: HolidayRegion | undefined): boolean {
  const { intervals, notes, kind } = hours;
  if (intervals.length === 0) return kind === 'date' || notes.length === 0;
  const isOverlapping = intervals.some(({ open }, at) => {
    const before = intervals[at - 1];
    return before !== undefined && (before.close < before.open || open < before.close);
  });
  const isTwice = intervals.some(
    ({ open, close }) => isRepeated(date, open) || isRepeated(date, close),
  );
  if (isOverlapping || isTwice) return false;
  if (kind !== 'week') return true;
  const endsEarly = ({ open, close }: Interval) => open < close && close <= '14:00';
  return /-12-(?:24|31)$/.test(date) ? intervals.every(endsEarly) : !holidayOn(date, region);
}

/**
 * Whether the clock shows the time twice on the day or, for the close of a night, on the next day:
 * when summer time ends.
 */
function isRepeated(date: string, time: string): boolean {
  const isInHour = time > '02:00' && time < '03:00';
  return isInHour && [date, dayAfter(date, 1)].some(endsSummerTime);
}

/** Summer time ends on the last Sunday of October (Directive 2000/84/EC). */
function endsSummerTime(date: string): boolean {
  return date.slice(5) >= '10-25' && date.slice(5) <= '10-31' && weekdayOf(date) === 7;
}

/**
 * The minute of a day until which the uncertain previous night may last. Words instead of times can
 * mean the longest night.
 */
function unsureNight(before: DateHours | undefined, date: string, longest: number): number {
  const night = before?.intervals.length ? nightOf(before.intervals) : longest;
  // The clock shows the time before three twice.
  return endsSummerTime(date) && night > 120 ? Math.max(night, 180) : night;
}

/**
 * The minute of the next day at which a day's last interval ends; 0 if none lasts past midnight.
 */
function nightOf(intervals: readonly Interval[]): number {
  const nights = intervals.filter(({ open, close }) => close <= open);
  return Math.max(0, ...nights.map(({ close }) => minutes(close)));
}

function todayLabel({ intervals, notes }: DateHours, language: Language): string {
  const { now } = words[language].hours;
  const times = intervals.map((interval) => intervalLabel(interval, language)).join(', ');
  const note = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${times ? now.openToday(times) : now.closedToday}${note}`;
}

/** @param now the day of the reader. */
function textOf(fact: Fact, now: { day: number; date: string }, language: Language): string {
  const say = words[language].hours.now;
  if (fact.kind === 'always') return say.open;
  if (fact.kind === 'closed') return say.closed;
  const distance = fact.day - now.day;
  if (fact.kind === 'open') {
    const until = timeLabel(fact.until, language);
    return distance > 0 ? say.until(until) : say.untilToday(until);
  }
  return say.opens(dayLabel(now.date, distance, language), timeLabel(fact.at, language));
}

/** 'heute', 'morgen', 'Montag'; 'am 6. Januar' from a week on. */
function dayLabel(today: string, distance: number, language: Language): string {
  const { now } = words[language].hours;
  if (distance < 2) return distance < 1 ? now.today : now.tomorrow;
  const date = dayAfter(today, distance);
  if (distance < 7) return dayName(weekdayOf(date), language).long;
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return now.on(format.format(new Date(date)));
}
