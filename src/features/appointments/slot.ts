import { isDay, isDayTime, partsOfDay } from '#model/forms/day-time.ts';
import type { Interval } from '#model/opening-hours/hours.ts';
import type { OfferedDays } from './schema.ts';

/** How many slots a visitor may ask for. */
export const slotCount = 3;

/** What an appointment's times depend on. */
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

/** The hours of a day, empty where nothing is offered on it; undefined where they are not known. */
export function hoursOf({ first, days, hours }: OfferedDays, day: string): Interval[] | undefined {
  const letter = days[(Date.parse(day) - Date.parse(first)) / 86_400_000] ?? '-';
  const text = hours[letter.charCodeAt(0) - 65];
  return text === undefined ? undefined : intervalsOf(text);
}

/** The periods of a text such as '09:30-13:00 14:00-18:30'. */
export function intervalsOf(text: string): Interval[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((interval) => ({ open: interval.slice(0, 5), close: interval.slice(6) }));
}

/** The half hours at which an appointment can begin, so that it ends before closing: '09:30', '10:00'. */
export function timesIn(intervals: readonly Interval[], minutes: number): string[] {
  return intervals.flatMap(({ open, close }) => {
    const first = Math.ceil(minutesOf(open) / 30);
    const last = Math.floor((closing(open, close) - minutes) / 30);
    const count = Math.max(0, Math.min(last, lastHalfHour) - first + 1);
    return Array.from({ length: count }, (_, at) => timeOf((first + at) * 30));
  });
}

/** The parts of a day in which an appointment can begin. */
export function partsIn(times: readonly string[]): (typeof partsOfDay)[number][] {
  return partsOfDay.filter((part) => times.some((time) => isInPart(time, part)));
}

/**
 * What is wrong with a slot. A day whose hours are unknown is accepted: the shop decides.
 *
 * @param now the clock on the shop's wall, YYYY-MM-DDTHH:MM.
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

/** The minute of closing; one before the opening is on the next day. */
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
