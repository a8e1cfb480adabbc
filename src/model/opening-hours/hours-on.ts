import { dayAfter, weekdayOf } from './days.ts';
import type { DayHours, WeeklyHours } from './hours.ts';
import { weekSpans } from './seasons.ts';
import { comingSpecialHours } from './special.ts';

/** The hours of a date, and whether they are those of its weekday, of every year's day, or its own. */
export interface DateHours extends DayHours {
  kind: 'week' | 'yearly' | 'date';
}

/**
 * The hours of dates; undefined where nothing is known of one.
 *
 * @param from a day that is not after any of the dates, and less than a year before it: YYYY-MM-DD.
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
 * The dates for which a build resolves the hours: those of its month and the two after it, and the day
 * before, whose night may last until the first. The same for each day of a month, so that pages do not
 * change from day to day.
 */
export function coveredDates(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1, 0));
  const days = (Date.UTC(year, month + 2, 0) - first.getTime()) / 86_400_000;
  return Array.from({ length: days + 1 }, (_, at) =>
    dayAfter(first.toISOString().slice(0, 10), at),
  );
}
