import { dayCodes, dayName, parseDays } from './days.ts';
import type { OpeningPeriod } from './period.ts';
import type { OlderOpeningHours, OpeningHours, SpecialDay } from './schema.ts';

/** Two rows that contradict each other. */
export interface Clash {
  /** The later row, as a path within the opening hours. */
  path: PropertyKey[];
  /** The earlier row. */
  other: PropertyKey[];
  /**
   * Whether the rows overlap, repeat each other, contradict each other about being closed, or share
   * part of the year.
   */
  kind: 'overlap' | 'twice' | 'closed' | 'seasons' | 'days';
  /** The day they share, in English, if any: 'Monday', '2026-12-24'. */
  day: string;
}

/**
 * Finds rows of opening hours that overlap, repeat each other, or say that the same day is both
 * open and closed. An entry that is the same in the older and the newer format is no clash. Seasons
 * must not share a day, nor must special days with different dates.
 */
export function clashes(hours: OpeningHours): Clash[] {
  const usual = [
    ...hours.opening_periods.flatMap((row, at) => periods(row, ['opening_periods', at])),
    ...hours.opening_hours.flatMap((row, at) => olderPeriods(row, ['opening_hours', at])),
  ];
  const found = [
    ...rowClashes(usual),
    ...hours.seasons.flatMap(({ opening_periods }, season) =>
      rowClashes(
        opening_periods.flatMap((row, at) =>
          periods(row, ['seasons', season, 'opening_periods', at]),
        ),
      ),
    ),
    ...seasonClashes(hours.seasons),
    ...specialClashes(hours.special_days),
  ];
  return firstOfEachPair(found);
}

/** The opening time that a row gives for one day. */
interface Interval {
  path: PropertyKey[];
  day: string;
  /** Minutes since the start of the day's week, the second exclusive; equal for a closed day. */
  from: number;
  to: number;
}

const dayLength = 24 * 60;
const weekLength = 7 * dayLength;

function periods(row: OpeningPeriod, path: PropertyKey[]): Interval[] {
  const code = dayCodes[row.day];
  const hasWords = Boolean(row.free_text) || row.translations !== undefined;
  const times = timesOf(row.time_open, row.time_close);
  if (!code || code.kind === 'info' || (!times && hasWords)) return [];
  if (code.kind === 'yearly') {
    // The weekday before a yearly date changes each year, so each date gets its own range.
    return [interval(path, `${code.day} December`, -2 * dayLength * code.day, times)];
  }
  return code.days.map((day) =>
    interval(path, dayName(day, 'en').long, (day - 1) * dayLength, times),
  );
}

function olderPeriods(row: OlderOpeningHours, path: PropertyKey[]): Interval[] {
  const days = row.translations.flatMap(({ day }) => parseDays(day) ?? []);
  const hasWords = row.translations.some(({ free_text }) => free_text);
  const times = row.closed ? undefined : timesOf(row.opening_time, row.closing_time);
  if (!times && hasWords && !row.closed) return [];
  return [...new Set(days)].map((day) =>
    interval(path, dayName(day, 'en').long, (day - 1) * dayLength, times),
  );
}

type Times = [open: number, close: number];

function timesOf(open: string | undefined, close: string | undefined): Times | undefined {
  if (!open || !close) return undefined;
  const [from, to] = [minutes(open), minutes(close)];
  return [from, to > from ? to : to + dayLength];
}

function interval(
  path: PropertyKey[],
  day: string,
  start: number,
  times: Times = [0, 0],
): Interval {
  return { path, day, from: start + times[0], to: start + times[1] };
}

/** Clashes between rows of one week. Each row is compared with the row that ends last so far. */
function rowClashes(intervals: readonly Interval[]): Clash[] {
  const closed = new Map<string, Interval>();
  const found: Clash[] = [];
  for (const one of intervals.filter(({ from, to }) => from === to)) {
    const other = closed.get(one.day);
    if (!other) closed.set(one.day, one);
    else if (isSameForm(one, other)) found.push(clash(one, other, 'twice'));
  }
  const open = intervals.filter(({ from, to }) => from < to);
  for (const one of open) {
    const other = closed.get(one.day);
    if (other) found.push(clash(one, other, 'closed'));
  }
  const nextMonday = open
    .filter(({ from }) => from >= 0 && from < dayLength)
    .map((one) => ({ ...one, from: one.from + weekLength, to: one.to + weekLength }));
  let longest: Interval | undefined;
  for (const one of [...open, ...nextMonday].toSorted((a, b) => a.from - b.from)) {
    if (longest && one.from < longest.to && one.path !== longest.path) {
      const isSame = one.from === longest.from && one.to === longest.to;
      if (!isSame) found.push(clash(one, longest, 'overlap'));
      else if (isSameForm(one, longest)) found.push(clash(one, longest, 'twice'));
    }
    if (!longest || one.to > longest.to) longest = one;
  }
  return found;
}

function isSameForm(one: Interval, other: Interval): boolean {
  return one.path[0] === other.path[0];
}

/** Clashes between seasons. A season covers one part of the year, or two if it spans New Year. */
function seasonClashes(seasons: OpeningHours['seasons']): Clash[] {
  const parts = seasons.flatMap(({ from, to }, at) => {
    const path = ['seasons', at];
    return from <= to
      ? [{ path, from, to }]
      : [
          { path, from, to: '12-31' },
          { path, from: '01-01', to },
        ];
  });
  return sharedDays(parts).map(([one, other]) => ({
    ...clash(one, other, 'seasons'),
    day: one.from,
  }));
}

/** Entries with the same dates are several openings on those days; others must not share a day. */
function specialClashes(special: readonly SpecialDay[]): Clash[] {
  const runs = special.map(({ date, date_end = date }, at) => ({
    path: ['special_days', at],
    from: date,
    to: date_end,
  }));
  const different = sharedDays(runs).filter(
    ([one, other]) => one.from !== other.from || one.to !== other.to,
  );
  const same = Map.groupBy(runs, ({ from, to }) => `${from}/${to}`);
  return [
    ...different.map(([one, other]) => ({ ...clash(one, other, 'days'), day: one.from })),
    ...[...same.values()].flatMap((entries) =>
      rowClashes(
        entries.flatMap(({ path, from }) => {
          const { time_open, time_close } = special[Number(path[1])] ?? {};
          return interval(path, from, -weekLength, timesOf(time_open, time_close));
        }),
      ),
    ),
  ];
}

interface Run {
  path: PropertyKey[];
  from: string;
  to: string;
}

/** Pairs of runs that share a day: the day on which the first one starts. */
function sharedDays(runs: readonly Run[]): [Run, Run][] {
  const found: [Run, Run][] = [];
  let last: Run | undefined;
  for (const run of runs.toSorted((a, b) => a.from.localeCompare(b.from))) {
    if (last && run.from <= last.to) found.push([run, last]);
    if (!last || run.to > last.to) last = run;
  }
  return found;
}

function clash(
  one: { path: PropertyKey[]; day?: string },
  other: { path: PropertyKey[] },
  kind: Clash['kind'],
): Clash {
  const [path, first] = isLater(one.path, other.path)
    ? [one.path, other.path]
    : [other.path, one.path];
  return { path, other: first, kind, day: one.day ?? '' };
}

/** In the file, the newer format comes before the older one, and rows keep their order. */
function isLater(one: PropertyKey[], other: PropertyKey[]): boolean {
  if (one[0] !== other[0]) return one[0] === 'opening_hours';
  return Number(one.at(-1)) > Number(other.at(-1));
}

function firstOfEachPair(found: readonly Clash[]): Clash[] {
  const pairs = new Map<string, Clash>();
  for (const one of found) {
    const pair = `${one.path.join('.')} ${one.other.join('.')}`;
    if (!pairs.has(pair)) pairs.set(pair, one);
  }
  return [...pairs.values()];
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
