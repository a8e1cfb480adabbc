import type { Weekday } from './days.ts';

/**
 * An opening interval, 'HH:MM' to 'HH:MM' local time. A close before the open is on the next day;
 * midnight is the close '24:00'.
 */
export interface Interval {
  open: string;
  close: string;
}

export interface DayHours {
  /** In chronological order; empty if closed, or if the notes give the times. */
  intervals: Interval[];
  notes: string[];
}

/** Hours of a day that occurs once a year or only once: Christmas Eve, a holiday. */
export interface SpecialHours extends DayHours {
  /** 'MM-DD' for a yearly day, 'YYYY-MM-DD' for a single date. */
  from: string;
  /** The last day; equals `from` for a single day. */
  to: string;
}

/** Hours by weekday. A missing day is unknown, and the site says nothing about it. */
export type Week = Partial<Record<Weekday, DayHours>>;

/** A week that applies to part of every year. */
export interface Season {
  /** The first and the last day, 'MM-DD'. A last day before the first is in the next year. */
  from: string;
  to: string;
  name?: string;
  days: Week;
}

/** Both formats of opening hours, merged into one week, and the weeks of the seasons. */
export interface WeeklyHours {
  days: Week;
  seasons: Season[];
  special: SpecialHours[];
  /** Lines shown above or below the times: holiday notes and the like. */
  info: string[];
}
