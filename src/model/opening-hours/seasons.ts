import { dayAfter } from './days.ts';
import type { Season, Week, WeeklyHours } from './hours.ts';

/** The days, both included, in which a week holds: YYYY-MM-DD. Without seasons it always holds. */
export interface WeekSpan {
  days: Week;
  dates?: { from: string; to: string };
  name?: string;
}

/**
 * The weeks of the year to come, in chronological order, beginning with the one that holds on
 * `today` (YYYY-MM-DD) or next: that of each season, and in the gaps between seasons the usual week.
 * Weeks of which nothing is known are left out.
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

/** A day of the year as a date. In years without it, 29 February is the day before or after. */
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
