import type { Language } from '../language.ts';
import { translate } from '../translation.ts';
import { dayCodes, parseDays, type Weekday, weekdays } from './days.ts';
import type { OlderOpeningHours, OpeningHours, OpeningPeriod } from './schema.ts';

/** An opening, 'HH:MM' to 'HH:MM' local time. */
export interface Interval {
  open: string;
  close: string;
}

export interface DayHours {
  /** In the order of the day; empty when closed. */
  intervals: Interval[];
  notes: string[];
}

/** Hours of a day that comes once a year or once: Christmas Eve, a holiday. */
export interface SpecialHours extends DayHours {
  /** 'MM-DD' for a day of every year, 'YYYY-MM-DD' for one day. */
  from: string;
  /** Last day, the same as `from` for a single one. */
  to: string;
}

/** Both forms of opening hours, read into one week. */
export interface WeeklyHours {
  /** By weekday; a day that no row names is absent and shown as closed. */
  days: Partial<Record<Weekday, DayHours>>;
  special: SpecialHours[];
  /** Lines that stand above or below the times: holiday notes and the like. */
  info: string[];
}

/** Reads the older and the newer form into one weekly model, in the words of a language. */
export function weeklyHours(hours: OpeningHours, language: Language): WeeklyHours {
  const weekly: WeeklyHours = { days: {}, special: [], info: [] };
  for (const period of bySort(hours.opening_periods)) addPeriod(weekly, period, language);
  for (const row of bySort(hours.opening_hours)) addOlder(weekly, row, language);
  for (const special of hours.special_days) {
    weekly.special.push({
      from: special.date,
      to: special.date_end ?? special.date,
      intervals: intervalOf(special.time_open, special.time_close),
      notes: special.translations
        ? [translate(special.translations, language).value.free_text]
        : [],
    });
  }
  for (const day of weekdays) {
    weekly.days[day]?.intervals.sort((a, b) => a.open.localeCompare(b.open));
  }
  weekly.special.sort((a, b) => a.from.localeCompare(b.from));
  return weekly;
}

function addPeriod(weekly: WeeklyHours, period: OpeningPeriod, language: Language): void {
  const code = dayCodes[period.day]!;
  const text = period.translations
    ? translate(period.translations, language).value.free_text
    : period.free_text;
  const notes = text ? [text] : [];
  const intervals = intervalOf(period.time_open, period.time_close);
  if (code.kind === 'info') {
    weekly.info.push(...notes);
  } else if (code.kind === 'week') {
    for (const day of code.days) addDay(weekly, day, intervals, notes);
  } else {
    const date = `${pad(code.month)}-${pad(code.day)}`;
    const known = weekly.special.find(({ from }) => from === date);
    if (known) {
      known.intervals.push(...intervals);
      known.notes.push(...notes);
    } else {
      weekly.special.push({ from: date, to: date, intervals, notes });
    }
  }
}

function addOlder(weekly: WeeklyHours, row: OlderOpeningHours, language: Language): void {
  const { day: words, free_text } = translate(row.translations, language).value;
  const days = row.translations.map(({ day }) => parseDays(day)).find((found) => found);
  const intervals = row.closed ? [] : intervalOf(row.opening_time, row.closing_time);
  if (!days) {
    const times = intervals.map(({ open, close }) => `${open}–${close}`);
    weekly.info.push([`${words}:`, ...times, free_text].filter(Boolean).join(' '));
    return;
  }
  for (const day of days) addDay(weekly, day, intervals, free_text ? [free_text] : []);
}

function addDay(weekly: WeeklyHours, day: Weekday, intervals: Interval[], notes: string[]): void {
  const known = (weekly.days[day] ??= { intervals: [], notes: [] });
  known.intervals.push(...intervals);
  known.notes.push(...notes);
}

function intervalOf(open: string | undefined, close: string | undefined): Interval[] {
  return open && close ? [{ open, close }] : [];
}

function bySort<T extends { sort: number }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => a.sort - b.sort);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
