import type { Weekday } from './days.ts';

/** A period of opening, 'HH:MM' to 'HH:MM' local time. */
export interface Interval {
  open: string;
  close: string;
}

export interface DayHours {
  /** In chronological order; empty when closed. */
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

/** Both formats of opening hours, converted to one week. */
export interface WeeklyHours {
  /** By weekday; a day in no row is absent and shown as closed. */
  days: Partial<Record<Weekday, DayHours>>;
  special: SpecialHours[];
  /** Lines above or below the times: holiday notes and the like. */
  info: string[];
}
