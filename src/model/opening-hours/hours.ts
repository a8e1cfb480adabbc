import type { Weekday } from './days.ts';

/** An opening, 'HH:MM' to 'HH:MM' local time. */
export interface Interval {
  open: string;
  close: string;
}

export interface DayHours {
  /** In the order of the day; empty when closed. */
  intervals: Interval[];
  notes: string[];
}

/** Hours of a day that comes once a year or once: Christmas Eve, a holiday. */
export interface SpecialHours extends DayHours {
  /** 'MM-DD' for a day of every year, 'YYYY-MM-DD' for one day. */
  from: string;
  /** Last day, the same as `from` for a single one. */
  to: string;
}

/** Both forms of opening hours, read into one week. */
export interface WeeklyHours {
  /** By weekday; a day that no row names is absent and shown as closed. */
  days: Partial<Record<Weekday, DayHours>>;
  special: SpecialHours[];
  /** Lines that stand above or below the times: holiday notes and the like. */
  info: string[];
}
