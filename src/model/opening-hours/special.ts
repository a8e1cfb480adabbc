import type { SpecialHours, WeeklyHours } from './hours.ts';

/** A special day with its date. */
export interface ComingSpecialHours extends SpecialHours {
  /** Whether it repeats every year; then `from` and `to` are its next occurrence. */
  yearly: boolean;
}

/**
 * The special days from `today` (YYYY-MM-DD) on, in chronological order. A single date overrides a
 * yearly day that falls on it.
 */
export function comingSpecialHours(weekly: WeeklyHours, today: string): ComingSpecialHours[] {
  const dated = weekly.special
    .filter((special) => !isYearly(special) && special.to >= today)
    .map((special) => ({ ...special, yearly: false }));
  const yearly = weekly.special
    .filter(isYearly)
    .map((special) => nextOccurrence(special, today))
    .filter(({ from }) => !dated.some((other) => other.from <= from && from <= other.to));
  return [...dated, ...yearly].toSorted((a, b) => a.from.localeCompare(b.from));
}

function isYearly({ from }: SpecialHours): boolean {
  return from.length === 'MM-DD'.length;
}

function nextOccurrence(special: SpecialHours, today: string): ComingSpecialHours {
  const year = Number(today.slice(0, 4)) + (special.from < today.slice(5) ? 1 : 0);
  const date = `${year}-${special.from}`;
  return { ...special, from: date, to: date, yearly: true };
}
