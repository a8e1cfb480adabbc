import { hoursOf, type Offer, timesIn } from './slot.ts';
import { dayAfter, weekdayOf } from '#model/opening-hours/days.ts';
import { wallMinutes } from '#model/opening-hours/open-now.ts';

/** The shop's local time, YYYY-MM-DDTHH:MM. */
export function shopNow(): string {
  return new Date(wallMinutes(Date.now()) * 60_000).toISOString().slice(0, 16);
}

/** The remaining times of a day. */
export function timesOn({ days, minutes }: Offer, day: string, now: string): string[] {
  return timesIn(hoursOf(days, day) ?? [], minutes).filter((time) => `${day}T${time}` > now);
}

/**
 * The days of six weeks from the last Monday on, with those on which an appointment can start
 * marked.
 */
export function sixWeeks(offer: Offer, now: string): { day: string; isOffered: boolean }[] {
  const today = now.slice(0, 10);
  const monday = dayAfter(today, 1 - weekdayOf(today));
  return Array.from({ length: 42 }, (_, at) => {
    const day = dayAfter(monday, at);
    return { day, isOffered: day >= today && timesOn(offer, day, now).length > 0 };
  });
}
