import type { z } from 'zod';
import type { Language } from '../language.ts';
import type { HolidayRegion } from './holiday-laws.ts';
import type { openingHoursSchema } from './schema.ts';

type Hours = z.input<typeof openingHoursSchema>;

/** A shop, and what visitors read at certain times; undefined if they read nothing. */
export interface HoursCase {
  what: string;
  hours: Hours;
  region?: HolidayRegion;
  language?: Language;
  /** The day of the build; by default the day of each moment. */
  built?: string;
  moments: Record<string, string | undefined>;
}

export const row = (day: number, open?: string, close?: string, free_text?: string) => ({
  day,
  ...(open && close ? { time_open: open, time_close: close } : {}),
  ...(free_text ? { free_text } : {}),
});

export const week = [row(4, '9:30', '18:30'), row(10, '9:30', '16:00'), row(11)];
export const shop = { opening_periods: week };
export const bar = {
  opening_periods: [
    row(3),
    row(9, '20:00', '02:00'),
    row(10, '20:00', '04:00'),
    row(11, '20:00', '24:00'),
  ],
};

export const open = 'Heute bis 18:30 Uhr geöffnet';
export const tomorrow = 'Öffnet morgen um 9:30 Uhr';
export const monday = 'Öffnet Montag um 9:30 Uhr';
export const closed = 'Jetzt geschlossen';
