import { isDay, isDayTime, partsOfDay } from '#model/forms/day-time.ts';
import type { Interval } from '#model/opening-hours/hours.ts';
import type { OfferedDays } from './schema.ts';

/** The maximum number of slots per request. */
export const slotCount = 3;

/** The data that an appointment's times depend on. */
export interface Offer {
  minutes: number;
  days: OfferedDays;
}

/** A slot that a visitor prefers: a day, YYYY-MM-DD, with a part of it or a time, HH:MM. */
export interface Slot {
  day: string;
  time: string;
}

/** Why a slot can't be offered. */
type SlotMistake = 'past' | 'closed' | 'outside-hours' | 'not-offered';

/** The hours of a day, empty if nothing is offered; undefined if unknown. */
export function hoursOf({ first, days, hours }: OfferedDays, day: string): Interval[] | undefined {
  const letter = days[(Date.parse(day) - Date.parse(first)) / 86_400_000] ?? '-';
  const text = hours[letter.charCodeAt(0) - 65];
  return text === undefined ? undefined : intervalsOf(text);
}

/** Parses intervals such as '09:30-13:00 14:00-18:30'. */
export function intervalsOf(text: string): Interval[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((interval) => ({ open: interval.slice(0, 5), close: interval.slice(6) }));
}

/**
 * The half hours at which an appointment can start, so that it ends before closing: '09:30',
 * '10:00'.
 */
export function timesIn(intervals: readonly Interval[], minutes: number): string[] {
  return intervals.flatMap(({ open, close }) => {
    const first = Math.ceil(minutesOf(open) / 30);
    const last = Math.floor((closing(open, close) - minutes) / 30);
    const count = Math.max(0, Math.min(last, lastHalfHour) - first + 1);
    return Array.from({ length: count }, (_, at) => timeOf((first + at) * 30));
  });
}

/** The parts of a day in which an appointment can start. */
export function partsIn(times: readonly string[]): (typeof partsOfDay)[number][] {
  return partsOfDay.filter((part) => times.some((time) => isInPart(time, part)));
}

/**
 * Checks a slot. A day with unknown hours is accepted: the shop decides.
 *
 * @param now the shop's local time, YYYY-MM-DDTHH:MM.
 */
export function judgeSlot(
  { day, time }: Slot,
  { minutes, days }: Offer,
  now: string,
): SlotMistake | undefined {
  if (!isDay(day) || !isDayTime(time)) return 'not-offered';
  const isPart = partsOfDay.some((part) => part === time);
  if (isPart ? day < now.slice(0, 10) : `${day}T${time}` <= now) return 'past';
  if (Date.parse(day) - Date.parse(now.slice(0, 10)) > yearLength) return 'not-offered';
  const intervals = hoursOf(days, day);
  if (!intervals) return undefined;
  if (intervals.length === 0) return 'closed';
  const isMet = isPart
    ? partsIn(timesIn(intervals, minutes)).some((part) => part === time)
    : intervals.some(
        ({ open, close }) => open <= time && minutesOf(time) + minutes <= closing(open, close),
      );
  return isMet ? undefined : 'outside-hours';
}

const yearLength = 366 * 86_400_000;

/** 23:30, in half hours. */
const lastHalfHour = 47;

function isInPart(time: string, part: (typeof partsOfDay)[number]): boolean {
  return time < '12:00' === (part === 'morning');
}

/** The minute of closing; a close before the open is on the next day. */
function closing(open: string, close: string): number {
  return minutesOf(close) + (close <= open ? 1440 : 0);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeOf(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
