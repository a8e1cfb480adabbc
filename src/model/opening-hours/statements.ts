import type { Interval } from './hours.ts';

/** What visitors are told from a certain minute of a day. */
export interface Statement {
  minute: number;
  /** Undefined if uncertain. */
  fact: Fact | undefined;
}

/** Days and times are those of the next change. Days count from the first one. */
export type Fact =
  | { kind: 'open'; until: string; day: number }
  /** Open for more than a day. */
  | { kind: 'always' }
  | { kind: 'opens'; at: string; day: number }
  /** Closed, and nothing is known about the coming days. */
  | { kind: 'closed' };

/**
 * What visitors are told in the course of a day.
 *
 * @param days the intervals of each day; undefined if nothing is known about it.
 * @param day the index of the day among them.
 * @param unsureUntil the minute until which the previous night may last; 0 if that is known.
 */
export function statementsOf(
  days: readonly (readonly Interval[] | undefined)[],
  day: number,
  unsureUntil: number,
): Statement[] {
  const periods = periodsOf(days, day);
  const start = day * dayLength;
  const changes = periods
    .flatMap(({ from, to }) => [from - start, to - start])
    .concat(unsureUntil)
    .filter((minute) => minute > 0 && minute < dayLength);
  return [...new Set([0, ...changes])]
    .toSorted((a, b) => a - b)
    .map((minute) => {
      const isKnown = days[day] !== undefined && minute >= unsureUntil;
      return { minute, fact: factAt(periods, start + minute, isKnown) };
    });
}

const dayLength = 24 * 60;

/** A period in minutes since the first day. */
interface Period {
  from: number;
  to: number;
  opens: string;
  closes: string;
  day: number;
}

/** The periods from the previous day until the first day without information. */
function periodsOf(days: readonly (readonly Interval[] | undefined)[], day: number): Period[] {
  const unknown = days.findIndex((intervals, at) => at >= day && !intervals);
  const first = Math.max(day - 1, 0);
  return days.slice(first, unknown === -1 ? undefined : unknown).flatMap((intervals = [], at) =>
    intervals.map(({ open, close }) => {
      const [from, to] = [minutes(open), minutes(close)];
      const start = (first + at) * dayLength;
      return {
        from: start + from,
        to: start + (to > from ? to : to + dayLength),
        opens: open,
        closes: close,
        day: first + at,
      };
    }),
  );
}

function factAt(periods: readonly Period[], now: number, isKnown: boolean): Fact | undefined {
  const at = periods.findIndex(({ from, to }) => from <= now && now < to);
  const next = periods.find(({ from }) => from > now);
  let last = periods[at];
  if (!last) {
    if (!isKnown) return undefined;
    return next ? { kind: 'opens', at: next.opens, day: next.day } : { kind: 'closed' };
  }
  // A period may start when another ends.
  for (const period of periods.slice(at)) if (period.from === last.to) last = period;
  if (last.to > now + dayLength) return { kind: 'always' };
  return { kind: 'open', until: last.closes, day: Math.ceil(last.to / dayLength) - 1 };
}

export function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
