import type { ShopEvent } from './schema.ts';

type Times = Pick<ShopEvent, 'start_date' | 'end_date' | 'time_open' | 'time_close'>;

/** When an event is held, by the clock of the shop. */
export interface EventTimes {
  /** First and last day, YYYY-MM-DD. */
  first: string;
  last: string;
  /** When it begins and ends on each day; missing where it takes the whole day. */
  hours?: { open: Clock; close?: Clock };
  /** When nothing of it is left. */
  over: Clock;
}

/** A moment by the clock of the shop. */
interface Clock {
  /** YYYY-MM-DD. */
  day: string;
  /** 00:00 to 23:59. */
  time: string;
}

/**
 * When an event is held. The hours are those of each day, as visitors read them; an end that is not
 * after the beginning lies on the next day.
 */
export function eventTimes(event: Times): EventTimes {
  const { start_date: first, time_open: open, time_close: close } = event;
  const last = lastDay(event);
  const isNextDay = open !== undefined && close !== undefined && close <= open;
  const end = (day: string) => clock(isNextDay ? dayAfter(day) : day, close ?? '24:00');
  return {
    first,
    last,
    ...(open === undefined
      ? {}
      : {
          hours: {
            open: clock(first, open),
            ...(close === undefined ? {} : { close: end(first) }),
          },
        }),
    over: end(last),
  };
}

/** The last day of an event, YYYY-MM-DD. */
export function lastDay({ start_date, end_date }: Pick<Times, 'start_date' | 'end_date'>): string {
  return end_date ?? start_date;
}

/** 24:00 is the beginning of the next day. */
function clock(day: string, time: string): Clock {
  return time === '24:00' ? { day: dayAfter(day), time: '00:00' } : { day, time };
}

/** '2026-12-31' -> '2027-01-01' */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** A moment with its distance from UTC: '2026-12-11T15:00:00+01:00'. Shops that use this kit are in Germany. */
export function withOffset({ day, time }: Clock): string {
  const wall = Date.parse(`${day}T${time}Z`);
  // In summer, this is the moment itself; else one that is an hour earlier, and in winter as well.
  return `${day}T${time}:00${offsetAt(wall - 7_200_000)}`;
}

/** '+01:00' or '+02:00' */
function offsetAt(instant: number): string {
  const parts = offsets.formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
}

const offsets = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Berlin',
  timeZoneName: 'longOffset',
});
