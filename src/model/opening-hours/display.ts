import { type Language, locales } from '../language.ts';
import { dayName, type Weekday, weekdays } from './days.ts';
import { type ComingSpecialHours, comingSpecialHours } from './special.ts';
import type { DayHours, WeeklyHours } from './hours.ts';
import { intervalLabel } from './words.ts';

/** A line of the opening hours, as shown. */
export interface HoursRow {
  /** 'Mo–Fr', 'Samstag', '24. Dezember'. */
  label: string;
  /** '09:30–13:00'; empty when closed. */
  times: string[];
  notes: string[];
}

/** Opening hours for display, in one language. */
export interface HoursDisplay {
  week: HoursRow[];
  special: HoursRow[];
  info: string[];
}

/**
 * Groups neighbouring days with the same hours, starting on Monday. Special days are in
 * chronological order, without those before `today` (YYYY-MM-DD). Without any weekly hours the week
 * is empty.
 */
export function displayHours(weekly: WeeklyHours, language: Language, today: string): HoursDisplay {
  const hasWeek = Object.keys(weekly.days).length > 0;
  return {
    week: hasWeek
      ? groupDays(weekly).map(({ days, hours }) => ({
          label: daysLabel(days, language),
          ...times(hours, language),
        }))
      : [],
    special: comingSpecialHours(weekly, today).map((special) => ({
      label: dateLabel(special, language),
      ...times(special, language),
    })),
    info: weekly.info,
  };
}

/** Neighbouring days with the same hours. */
interface DayGroup {
  days: [Weekday, ...Weekday[]];
  hours: DayHours;
}

/** Runs of neighbouring days with the same hours; together they cover all seven days. */
export function groupDays(weekly: WeeklyHours): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const hours = weekly.days[day] ?? { intervals: [], notes: [] };
    const last = groups.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups;
}

function daysLabel(days: DayGroup['days'], language: Language): string {
  const first = dayName(days[0], language);
  const last = dayName(days.at(-1) ?? days[0], language);
  const label =
    days.length === 1 ? first.long : `${first.short}${days.length === 2 ? ', ' : '–'}${last.short}`;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function dateLabel({ from, to, yearly }: ComingSpecialHours, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    ...(yearly ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return from === to
    ? format.format(new Date(from))
    : format.formatRange(new Date(from), new Date(to));
}

function times(hours: DayHours, language: Language): Pick<HoursRow, 'times' | 'notes'> {
  return {
    times: hours.intervals.map((interval) => intervalLabel(interval, language)),
    notes: hours.notes,
  };
}
