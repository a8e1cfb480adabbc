import { weekdayOf, type Weekday } from '../opening-hours/days.ts';
import type { HolidayRegion } from '../opening-hours/holiday-laws.ts';
import type { WeeklyHours } from '../opening-hours/hours.ts';
import { coveredDates, hoursFrom } from '../opening-hours/hours-on.ts';
import { isSure } from '../opening-hours/timetable.ts';
import type { OfferedDays } from './offered-days.ts';

interface When {
  /** Without it a holiday of any Land makes its day unsure. */
  region: HolidayRegion | undefined;
  /** The day of the build, YYYY-MM-DD. */
  today: string;
  /** Those on which it is offered; all if empty. */
  weekdays: readonly Weekday[];
}

/**
 * The days on which an appointment is offered, for the two months after that of the build at least. The same for
 * each day of a month, so that pages do not change from day to day.
 *
 * @param weekly the hours of the place, with the holidays on which it is closed.
 */
export function offeredDays(weekly: WeeklyHours, { region, today, weekdays }: When): OfferedDays {
  const dates = coveredDates(today);
  const first = dates[0] ?? today;
  const hoursOn = hoursFrom(weekly, first);
  const hours: string[] = [];
  const days = dates.map((date) => {
    const told = hoursOn(date);
    if (!told || !isSure(told, date, region)) return '-';
    const isOffered = weekdays.length === 0 || weekdays.includes(weekdayOf(date));
    const intervals = isOffered ? told.intervals : [];
    const text = intervals.map(({ open, close }) => `${open}-${close}`).join(' ');
    if (!hours.includes(text)) hours.push(text);
    return String.fromCharCode(firstLetter + hours.indexOf(text));
  });
  return { first, days: days.join(''), hours };
}

/** 'A' */
const firstLetter = 65;
