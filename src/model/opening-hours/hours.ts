import type { Weekday } from './days.ts';

/**
 * A period of opening, 'HH:MM' to 'HH:MM' local time. A close before the open is on the next day;
 * midnight is the close '24:00'.
 */
export interface Interval {
  open: string;
  close: string;
}

export interface DayHours {
  /** In chronological order; empty when closed, or where the notes say when. */
  intervals: Interval[];
  notes: string[];
}

/** Hours of a day that occurs once a year or only once: Christmas Eve, a holiday. */
export interface SpecialHours extends DayHours {
  /** 'MM-DD' for a day of every year, 'YYYY-MM-DD' for a single date. */
  from: string;
  /** The last day; equals `from` for a single day. */
  to: string;
}

/** By weekday; of a day that is in no row nothing is known, and nothing is said. */
export type Week = Partial<Record<Weekday, DayHours>>;

/** A week that holds for a part of every year. */
export interface Season {
  /** The first and the last day, 'MM-DD'. A last day before the first is in the next year. */
  from: string;
  to: string;
  name?: string;
  days: Week;
}

/** Both formats of opening hours, converted to one week, and the weeks of the seasons. */
export interface WeeklyHours {
  days: Week;
  seasons: Season[];
  special: SpecialHours[];
  /** Lines above or below the times: holiday notes and the like. */
  info: string[];
}
