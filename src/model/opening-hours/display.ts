import { words } from '#words/words.ts';
import { type Language, locales } from '../language.ts';
import { dayName, type Weekday, weekdayOf, weekdays } from './days.ts';
import type { DayHours, Week, WeeklyHours } from './hours.ts';
import { weekSpans } from './seasons.ts';
import { type ComingSpecialHours, comingSpecialHours } from './special.ts';
import { intervalLabel } from './words.ts';

/** A line of the opening hours, as shown. */
export interface HoursRow {
  /** 'Mo–Fr', 'Samstag', '24. Dezember'. */
  label: string;
  /** '9:30–13 Uhr'; empty when closed. */
  times: string[];
  notes: string[];
}

/** A week, as shown. */
interface WeekDisplay {
  /** When it applies, if not always: 'Winter: 1. November – 31. März'. */
  label?: string;
  rows: HoursRow[];
}

/** Opening hours for display, in one language. */
export interface HoursDisplay {
  /** The week that applies now, then those of other seasons. Empty if there are none. */
  weeks: WeekDisplay[];
  special: HoursRow[];
  info: string[];
}

/**
 * Groups neighbouring days with the same hours, starting on Monday, and leaves out days without
 * information. Special days are in chronological order, without those before `today` (YYYY-MM-DD).
 */
export function displayHours(weekly: WeeklyHours, language: Language, today: string): HoursDisplay {
  return {
    weeks: weekDisplays(weekly, language, today),
    special: comingSpecialHours(weekly, today).map((special) => ({
      label: dateLabel(special, language),
      ...times(special, language),
    })),
    info: weekly.info,
  };
}

/**
 * The index of a day's row among all rows of `displayHours`, weeks first; -1 if it has none.
 *
 * @param today the day for which the rows are displayed, YYYY-MM-DD.
 * @param date the day to look up, less than a year later.
 */
export function rowOf(weekly: WeeklyHours, today: string, date: string): number {
  const spans = weekSpans(weekly, today);
  const weeks = [...new Set(spans.map(({ days }) => days))];
  const groups = weeks.flatMap((week) => groupDays(week).map(({ days }) => ({ week, days })));
  const isOn = ({ from, to }: { from: string; to: string }) => from <= date && date <= to;
  const special = comingSpecialHours(weekly, today).findIndex(isOn);
  if (special !== -1) return groups.length + special;
  const now = spans.find(({ dates }) => !dates || isOn(dates))?.days;
  return groups.findIndex(({ week, days }) => week === now && days.includes(weekdayOf(date)));
}

/** Each week once, even if it applies in several parts of the year. */
function weekDisplays(weekly: WeeklyHours, language: Language, today: string): WeekDisplay[] {
  const { colon } = words[language].hours;
  const parts = Map.groupBy(weekSpans(weekly, today), ({ days }) => days);
  return [...parts].map(([days, spans]) => {
    const dates = spans.flatMap((span) => (span.dates ? [seasonLabel(span.dates, language)] : []));
    const label = [spans[0]?.name, dates.join(', ')].filter(Boolean).join(colon);
    return {
      ...(label ? { label } : {}),
      rows: groupDays(days).map((group) => ({
        label: daysLabel(group.days, language),
        ...times(group.hours, language),
      })),
    };
  });
}

/** Neighbouring days with the same hours. */
interface DayGroup {
  days: [Weekday, ...Weekday[]];
  hours: DayHours;
}

/**
 * Groups neighbouring days with the same hours. Together the groups cover all days with
 * information.
 */
export function groupDays(week: Week): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const hours = week[day];
    if (!hours) continue;
    const last = groups.at(-1);
    const isNext = last?.days.at(-1) === day - 1;
    if (isNext && isDeepEqual(last.hours, hours)) last.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups;
}

function isDeepEqual(one: DayHours, other: DayHours): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function daysLabel(days: DayGroup['days'], language: Language): string {
  const first = dayName(days[0], language);
  const last = dayName(days.at(-1) ?? days[0], language);
  const label =
    days.length === 1 ? first.long : `${first.short}${days.length === 2 ? ', ' : '–'}${last.short}`;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** '1. November – 31. März', for every year. */
function seasonLabel({ from, to }: { from: string; to: string }, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const { date } = words[language].hours;
  return date(`${format.format(new Date(from))} – ${format.format(new Date(to))}`);
}

function dateLabel({ from, to, yearly }: ComingSpecialHours, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    ...(yearly ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const date =
    from === to ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to));
  return words[language].hours.date(date);
}

function times(hours: DayHours, language: Language): Pick<HoursRow, 'times' | 'notes'> {
  return {
    times: hours.intervals.map((interval) => intervalLabel(interval, language)),
    notes: hours.notes,
  };
}
