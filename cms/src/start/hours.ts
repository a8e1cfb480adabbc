import { dayCodes, type Weekday } from '../../../src/model/opening-hours/days.ts';
import type { Interval } from '../../../src/model/opening-hours/hours.ts';
import { minutes } from '../../../src/model/opening-hours/statements.ts';
import { type Data, dataOf, listOf } from '../records/data.ts';

// Opening hours as the content system stores them, in all languages.

/** Why the start screen can't change the hours: it has a message for each. */
export type Reason = 'beforeOpening' | 'taken' | 'unpublished' | 'olderForm';

/** A change that needs the full form. */
export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

export interface ChangedList {
  rows: Data[];
  /** The positions of the rows affected by the change, in the order of its times. */
  own: number[];
}

interface Closing {
  /** YYYY-MM-DD */
  date: string;
  /** The day's current hours. */
  intervals: readonly Interval[];
  /** HH:MM */
  close: string;
}

/**
 * Changes the special days so that a date closes at another time.
 *
 * @throws {Refusal} if the shop opens after that time, or the date belongs to a longer entry
 */
export function closeAt(special: unknown, { date, intervals, close }: Closing): ChangedList {
  const { others, same } = split(special, { from: date, to: date });
  const spans = intervals.map(({ open, close: end }) => {
    const [from, to] = [minutes(open), minutes(end)];
    return { open, end, from, to: to > from ? to : to + dayLength };
  });
  const first = spans[0]?.from ?? 0;
  const isNight = spans.some(({ to }) => to > dayLength);
  const at = isNight && minutes(close) < first ? minutes(close) + dayLength : minutes(close);
  const open = spans.filter(({ from }) => from < at);
  if (open.length === 0) throw new Refusal('beforeOpening');
  const rows = open.map((span, index): Data => {
    const isLast = index === open.length - 1;
    // A break that starts earlier than requested.
    const keepsEnd = !isLast || (open.length < spans.length && span.to < at);
    const before = same[index] ?? withoutId(same[0] ?? {});
    return specialDay(before, {
      date,
      time_open: span.open,
      time_close: keepsEnd ? span.end : close,
    });
  });
  return appended(others, rows);
}

const dayLength = 24 * 60;

interface Closed {
  /** YYYY-MM-DD; both equal for a single day. */
  from: string;
  to: string;
  reason: string;
  /** The language of the reason. */
  language: string;
}

/**
 * Adds one or several days on which the shop is closed to the special days.
 *
 * @throws {Refusal} if other entries overlap these days
 */
export function closeOn(special: unknown, { from, to, reason, language }: Closed): ChangedList {
  const { others, same } = split(special, { from, to });
  const { id } = same[0] ?? {};
  const row = specialDay(id === undefined ? {} : { id }, {
    date: from,
    ...(to === from ? {} : { date_end: to }),
    ...(reason ? { translations: { free_text: { [language]: reason } } } : {}),
  });
  return appended(others, [row]);
}

/** The entries of exactly these days, and all others. */
function split(special: unknown, { from, to }: { from: string; to: string }) {
  const rows = listOf(special).map(dataOf);
  const isSame = (row: Data) => runOf(row).date === from && runOf(row).end === to;
  const others = rows.filter((row) => !isSame(row));
  if (others.map(runOf).some(({ date, end }) => date <= to && from <= end)) {
    throw new Refusal('taken');
  }
  return { others, same: rows.filter(isSame) };
}

function runOf({ date: first, date_end: last }: Data): { date: string; end: string } {
  const date = dayIn(first);
  return { date, end: dayIn(last) || date };
}

function dayIn(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 10) : '';
}

interface Days extends Data {
  /** YYYY-MM-DD */
  date: string;
  date_end?: string;
}

function specialDay(before: Data, { date, date_end, ...rest }: Days): Data {
  return {
    time_open: null,
    time_close: null,
    ...before,
    ...rest,
    date: `${date}T12:00:00.000Z`,
    date_end: date_end === undefined ? null : `${date_end}T12:00:00.000Z`,
  };
}

function withoutId(row: Data): Data {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'));
}

function appended(others: Data[], rows: Data[]): ChangedList {
  return { rows: [...others, ...rows], own: rows.map((_, at) => others.length + at) };
}

/** Times of a day, HH:MM or null. */
export interface Times {
  open: string | null;
  close: string | null;
}

/**
 * The rows of a week with new hours for a day; without times it is closed. Rows of several days
 * keep the others: for Monday to Friday, Tuesday gets a separate row. Words beside the times stay,
 * in all languages.
 */
export function setWeekday(week: unknown, day: Weekday, times: readonly Times[]): ChangedList {
  const code = codesFor([day])[0] ?? 0;
  const rows = listOf(week)
    .map(dataOf)
    .flatMap((row) => {
      const days = daysOf(row);
      if (!days.includes(day) || days.length === 1) return [row];
      const others = codesFor(days.filter((one) => one !== day));
      return [...others.map((one, at) => withDay(row, one, at > 0)), withDay(row, code, true)];
    });
  const before = rows
    .filter((row) => Number(row['day']) === code)
    .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  const wanted = times.length > 0 ? times : [{ open: null, close: null }];
  const own = wanted.map(({ open, close }, at): Data => {
    // A further interval has no words: the first one's apply to the whole day.
    const row = before[at] ?? { day: String(code), sort: sortOf(before.at(-1), rows) };
    return { ...row, time_open: open, time_close: close };
  });
  const first = rows.findIndex((row) => before.includes(row));
  const kept = rows.filter((row) => !before.includes(row));
  const at = first === -1 ? kept.length : first;
  return { rows: kept.toSpliced(at, 0, ...own), own: own.map((_, index) => at + index) };
}

/** The position of a row among those of its day: next to another one, or last. */
function sortOf(beside: Data | undefined, rows: readonly Data[]): number {
  const last = Math.max(0, ...rows.map(({ sort }) => Number(sort) || 0));
  return beside ? Number(beside['sort']) || 0 : last + 1;
}

function daysOf({ day }: Data): readonly Weekday[] {
  const code = dayCodes[Number(day)];
  return code?.kind === 'week' ? code.days : [];
}

function timeOf({ time_open }: Data): string {
  return typeof time_open === 'string' ? time_open : '';
}

/** Moves a row to other days. A copy becomes a separate row. */
function withDay(row: Data, code: number, isCopy: boolean): Data {
  const day = String(code);
  return isCopy ? structuredClone({ ...withoutId(row), day }) : { ...row, day };
}

/** One code for exactly these days, or a code for each of them. */
function codesFor(days: readonly Weekday[]): number[] {
  if (days.length === 0) return [];
  const code = dayCodes.findIndex(
    (one) =>
      one.kind === 'week' &&
      one.days.length === days.length &&
      one.days.every((day) => days.includes(day)),
  );
  return code === -1 ? days.flatMap((day) => codesFor([day])) : [code];
}
