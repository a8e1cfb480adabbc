import { dayAfter } from './days.ts';
import type { Season, Week, WeeklyHours } from './hours.ts';

/** The days, inclusive, in which a week applies: YYYY-MM-DD. Without seasons it always applies. */
export interface WeekSpan {
  days: Week;
  dates?: { from: string; to: string };
  name?: string;
}

/**
 * The weeks of the coming year in chronological order, starting with the one that applies on
 * `today` (YYYY-MM-DD) or next: each season's week, and the usual week in the gaps between them.
 * Weeks without information are left out.
 */
export function weekSpans({ days, seasons }: WeeklyHours, today: string): WeekSpan[] {
  if (seasons.length === 0) return isTold(days) ? [{ days }] : [];
  const year = Number(today.slice(0, 4));
  const occurrences = [year - 1, year, year + 1, year + 2]
    .flatMap((of) => seasons.map((season) => occurrence(season, of)))
    .toSorted((a, b) => a.dates.from.localeCompare(b.dates.from));
  const spans = occurrences.flatMap((span, at): (WeekSpan & typeof span)[] => {
    const from = dayAfter(span.dates.to, 1);
    const next = occurrences[at + 1]?.dates.from;
    const gap = next && from < next ? [{ days, dates: { from, to: dayAfter(next, -1) } }] : [];
    return [span, ...gap];
  });
  const coming = spans.filter(({ dates }) => dates.to >= today);
  const end = nextYear(coming[0]?.dates.from ?? today);
  return coming.filter((span) => span.dates.from < end && isTold(span.days));
}

function isTold(days: Week): boolean {
  return Object.keys(days).length > 0;
}

function occurrence({ from, to, name, days }: Season, year: number) {
  const dates = { from: dateIn(year, from, 1), to: dateIn(to < from ? year + 1 : year, to, -1) };
  return { days, dates, ...(name ? { name } : {}) };
}

/** The date of a day of the year. 29 February falls on the day before or after in other years. */
function dateIn(year: number, monthDay: string, instead: 1 | -1): string {
  const date = new Date(`${year}-${monthDay}`);
  const isThere =
    !Number.isNaN(date.getTime()) && date.toISOString().endsWith(`${monthDay}T00:00:00.000Z`);
  if (isThere) return `${year}-${monthDay}`;
  return instead === 1 ? `${year}-03-01` : `${year}-02-28`;
}

function nextYear(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}
