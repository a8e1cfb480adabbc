import { words } from '#words/words.ts';
import type { Language } from '../language.ts';
import { translate } from '../translation.ts';
import { dayCodes, parseDays, type Weekday } from './days.ts';
import type { DayHours, Interval, Season, Week, WeeklyHours } from './hours.ts';
import type { OpeningPeriod } from './period.ts';
import type { OlderOpeningHours, OpeningHours, SeasonRow, SpecialDay } from './schema.ts';
import { infoLine, intervalLabel } from './words.ts';

/**
 * Merges the older and the newer format into one week and the seasons' weeks, in a language. Rows
 * for the same day are merged; what both formats contain appears once.
 */
export function weeklyHours(hours: OpeningHours, language: Language): WeeklyHours {
  const weekly: WeeklyHours = { days: {}, seasons: [], special: [], info: [] };
  for (const period of bySort(hours.opening_periods)) addPeriod(weekly, period, language);
  for (const row of bySort(hours.opening_hours)) addOlder(weekly, row, language);
  for (const special of hours.special_days) {
    addSpecial(weekly, special.date, special.date_end ?? special.date, hoursOf(special, language));
  }
  for (const season of hours.seasons) weekly.seasons.push(seasonOf(season, language));
  const weeks = [weekly.days, ...weekly.seasons.map(({ days }) => days)];
  for (const day of [...weeks.flatMap((days) => Object.values(days)), ...weekly.special]) {
    day.intervals = day.intervals.toSorted((a, b) => a.open.localeCompare(b.open));
  }
  return weekly;
}

function seasonOf(
  { from, to, opening_periods, translations }: SeasonRow,
  language: Language,
): Season {
  const days: Week = {};
  for (const period of bySort(opening_periods)) {
    const code = dayCodes[period.day];
    if (code?.kind !== 'week') throw new RangeError(`A season has no day code ${period.day}.`);
    for (const day of code.days) addDay(days, day, hoursOf(period, language));
  }
  const name = translations && translate(translations, language).value.name;
  return { from, to, days, ...(name ? { name } : {}) };
}

function addPeriod(weekly: WeeklyHours, period: OpeningPeriod, language: Language): void {
  const code = dayCodes[period.day];
  if (!code) throw new RangeError(`There is no day code ${period.day}.`);
  const hours = hoursOf(period, language);
  if (code.kind === 'info') {
    const times = hours.intervals.map((interval) => intervalLabel(interval, language));
    const line = infoLine(hours.notes.join(' '), times, language);
    if (line) weekly.info.push(line);
  } else if (code.kind === 'week') {
    for (const day of code.days) addDay(weekly.days, day, hours);
  } else {
    const date = `${pad(code.month)}-${pad(code.day)}`;
    addSpecial(weekly, date, date, hours);
  }
}

function addOlder(weekly: WeeklyHours, row: OlderOpeningHours, language: Language): void {
  const { day: label, free_text } = translate(row.translations, language).value;
  const notes = noteOf(row.closed, free_text, language);
  const intervals = row.closed ? [] : intervalOf(row.opening_time, row.closing_time);
  const days = row.translations.map(({ day }) => parseDays(day)).find((found) => found);
  if (days) {
    for (const day of days) addDay(weekly.days, day, { intervals, notes });
  } else {
    const times = intervals.map((interval) => intervalLabel(interval, language));
    const closed = row.closed && notes.length === 0 ? [words[language].frame.closed] : [];
    weekly.info.push(infoLine(label, [...times, ...closed, ...notes], language));
  }
}

/**
 * The free text. On a closed day it follows the word for closed, which readers of the text alone
 * would miss.
 */
function noteOf(isClosed: boolean, text: string | undefined, language: Language): string[] {
  const { closed } = words[language].frame;
  if (!text) return [];
  const saysSo = text.toLowerCase().includes(closed.toLowerCase());
  return [isClosed && !saysSo ? `${closed}, ${text}` : text];
}

function addDay(week: Week, day: Weekday, hours: DayHours): void {
  add((week[day] ??= { intervals: [], notes: [] }), hours);
}

function addSpecial(weekly: WeeklyHours, from: string, to: string, hours: DayHours): void {
  const same = weekly.special.find((special) => special.from === from && special.to === to);
  const known = same ?? { from, to, intervals: [], notes: [] };
  if (!same) weekly.special.push(known);
  add(known, hours);
}

function add(known: DayHours, { intervals, notes }: DayHours): void {
  for (const { open, close } of intervals) {
    const isKnown = known.intervals.some((other) => other.open === open && other.close === close);
    if (!isKnown) known.intervals.push({ open, close });
  }
  known.notes.push(...notes.filter((note) => !known.notes.includes(note)));
}

function hoursOf(row: OpeningPeriod | SpecialDay, language: Language): DayHours {
  return { intervals: intervalOf(row.time_open, row.time_close), notes: notesOf(row, language) };
}

function intervalOf(open: string | undefined, close: string | undefined): Interval[] {
  return open && close ? [{ open, close: close === '00:00' ? '24:00' : close }] : [];
}

/** The free text in the language, otherwise the untranslated one, otherwise the first. */
function notesOf(row: OpeningPeriod | SpecialDay, language: Language): string[] {
  const own = 'free_text' in row ? row.free_text : undefined;
  const found = row.translations && translate(row.translations, language);
  const text = found && !(found.missing && own) ? found.value.free_text : own;
  return text ? [text] : [];
}

function bySort<T extends { sort: number }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => a.sort - b.sort);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
