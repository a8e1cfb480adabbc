import { dayAfter, weekdayOf } from './days.ts';
import type { DayHours, WeeklyHours } from './hours.ts';
import { weekSpans } from './seasons.ts';
import { comingSpecialHours } from './special.ts';

/** The hours of a date, and their source: its weekday, a yearly day or the date itself. */
export interface DateHours extends DayHours {
  kind: 'week' | 'yearly' | 'date';
}

/**
 * Returns a function that gives the hours of a date; undefined if nothing is known about it.
 *
 * @param from a day not after any of the dates, and less than a year before them: YYYY-MM-DD.
 */
export function hoursFrom(
  weekly: WeeklyHours,
  from: string,
): (date: string) => DateHours | undefined {
  const coming = comingSpecialHours(weekly, from);
  const spans = weekSpans(weekly, from);
  return (date) => {
    const isOn = (days: { from: string; to: string }) => days.from <= date && date <= days.to;
    const special = coming.find(isOn);
    if (special) return { ...special, kind: special.yearly ? 'yearly' : 'date' };
    const week = spans.find(({ dates }) => !dates || isOn(dates))?.days;
    const hours = week?.[weekdayOf(date)];
    return hours && { ...hours, kind: 'week' };
  };
}

/**
 * The dates for which a build resolves the hours: its month and the two after it, and the day
 * before, whose night may last into the first. They are the same for every day of a month, so that
 * pages do not change daily.
 */
export function coveredDates(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1, 0));
  const days = (Date.UTC(year, month + 2, 0) - first.getTime()) / 86_400_000;
  return Array.from({ length: days + 1 }, (_, at) =>
    dayAfter(first.toISOString().slice(0, 10), at),
  );
}
