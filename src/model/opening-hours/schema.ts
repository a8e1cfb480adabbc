import { z } from 'zod';
import { day, dayOfYear, text, timeOfDay } from '../fields.ts';
import { translationsOf } from '../translation.ts';
import { dayCodes, parseDays, type Weekday } from './days.ts';

const freeTexts = translationsOf({ free_text: text('Words behind the times.') })
  .optional()
  .describe('The free text in further languages.');

/** A row of opening hours, with a day code. */
const openingPeriodSchema = z
  .strictObject({
    day: z
      .number({ error: ({ input }) => dayInWords(input) })
      .int()
      .min(0)
      .max(16)
      .describe(
        "0 info, 1 Monday, 2 Mo-We, 3 Mo-Th, 4 Mo-Fr, 5 Tuesday, 6 Tu-Fr, 7 Wednesday, 8 Thursday, 9 Friday, 10 Saturday, 11 Sunday, 12 Mo-Tu, 13 Th-Fr, 14 Mo/We/Fr, 15 Christmas Eve, 16 New Year's Eve.",
      ),
    time_open: timeOfDay('When the shop opens.').optional(),
    time_close: timeOfDay(
      'When it closes. A time before that of opening is on the next day: "20:00" to "02:00".',
    ).optional(),
    sort: z.number().default(0).describe('Order of rows of the same day, smallest first.'),
    free_text: text(
      'Words instead of or behind the times, such as "nach Vereinbarung".',
    ).optional(),
    translations: freeTexts,
  })
  .superRefine((period, context) => checkTimes(period, 'time_open', 'time_close', context))
  .describe('Opening hours of a day or a run of days. Without times the days are closed.');

/** A week of its own for a part of every year. */
const seasonSchema = z
  .strictObject({
    from: dayOfYear('The first day, as month and day: "10-01" is 1 October.'),
    to: dayOfYear('The last day. One before the first is in the next year.'),
    translations: translationsOf({ name: text('What the season is called, such as "Winter".') })
      .optional()
      .describe('The name of the season. The dates are shown in any case.'),
    opening_periods: z
      .array(openingPeriodSchema)
      .min(1)
      .describe('The hours of that week, by the day codes 1 to 14.'),
  })
  .superRefine(({ opening_periods }, context) => {
    for (const [at, period] of opening_periods.entries()) {
      if (dayCodes[period.day]?.kind === 'week') continue;
      context.addIssue({
        code: 'custom',
        path: ['opening_periods', at, 'day'],
        message: `A season has days of the week only. Write a row with the day ${period.day} among the opening_periods outside of the seasons.`,
      });
    }
  })
  .describe('A part of every year with a week of its own, which holds instead of the usual one.');

/** A row of opening hours in the older format, with the days as text. */
const olderOpeningHoursSchema = z
  .strictObject({
    sort: z.number().default(0).describe('Order, smallest first.'),
    opening_time: timeOfDay('When the shop opens.').optional(),
    closing_time: timeOfDay('When it closes.').optional(),
    closed: z.boolean().default(false).describe('Whether it is closed.'),
    translations: translationsOf({
      day: text('Day or days in words: "Montag", "Di - Fr", "Monday to Friday".'),
      free_text: text('Words behind the times.').optional(),
    }),
  })
  .superRefine((row, context) => {
    if (!row.closed) checkTimes(row, 'opening_time', 'closing_time', context);
  })
  .describe('Opening hours in the older form, with the day in words.');

/** A day or period with other hours than usual: a holiday, stocktaking, a late evening. */
const specialDaySchema = z
  .strictObject({
    date: day('The day, or the first day of a run.'),
    date_end: day('The last day of a run.').optional(),
    time_open: timeOfDay('When the shop opens; closed all day if left out.').optional(),
    time_close: timeOfDay('When it closes.').optional(),
    translations: translationsOf({ free_text: text('What the day is.') }).optional(),
  })
  .superRefine((special, context) => {
    checkTimes(special, 'time_open', 'time_close', context);
    if (special.date_end && special.date_end < special.date) {
      context.addIssue({
        code: 'custom',
        path: ['date_end'],
        message: 'The last day lies before the first.',
      });
    }
  })
  .describe('Days that differ from the week.');

export const openingHoursSchema = z
  .strictObject({
    opening_periods: z
      .array(openingPeriodSchema)
      .default([])
      .describe(
        'Opening hours by day code. A row without times says that its days are closed; days in no row are not shown.',
      ),
    seasons: z
      .array(seasonSchema)
      .default([])
      .describe('Parts of the year with other hours, such as summer and winter.'),
    opening_hours: z
      .array(olderOpeningHoursSchema)
      .default([])
      .describe('Opening hours in the older form. Both forms may stand together.'),
    special_days: z.array(specialDaySchema).default([]).describe('Days that differ from the week.'),
  })
  .describe('When the shop is open.');

export type OpeningPeriod = z.output<typeof openingPeriodSchema>;
export type OlderOpeningHours = z.output<typeof olderOpeningHoursSchema>;
export type SeasonRow = z.output<typeof seasonSchema>;
export type SpecialDay = z.output<typeof specialDaySchema>;
export type OpeningHours = z.output<typeof openingHoursSchema>;

function checkTimes<Field extends string>(
  row: Partial<Record<Field, string | undefined>>,
  opens: Field,
  closes: Field,
  context: z.core.$RefinementCtx,
): void {
  const [open, close] = [row[opens], row[closes]];
  if (Boolean(open) !== Boolean(close)) {
    context.addIssue({
      code: 'custom',
      path: [open ? closes : opens],
      message: 'Give both an opening and a closing time, or neither for a closed day.',
    });
  } else if (open && close) {
    const message = timesMistake(open, close);
    if (message) context.addIssue({ code: 'custom', path: [closes], message });
  }
}

/** A night ends within half a day: longer ones are times that were swapped. */
const longestNight = 12 * 60;

function timesMistake(open: string, close: string): string | undefined {
  if (open === close || open === '24:00') {
    return `The shop would open (${open}) and close (${close}) at the same time. Around the clock is "00:00" to "24:00"; a closed day has no times.`;
  }
  if (close > open) return undefined;
  const night = 24 * 60 + minutes(close) - minutes(open);
  if (night < longestNight) return undefined;
  return `The shop would close (${close}) before it opens (${open}), or be open for ${Math.floor(night / 60)} hours. If the two are not swapped, write two rows: one to "24:00", and one from "00:00" of the next day.`;
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** What to write in place of a day's name; undefined for what is no text. */
function dayInWords(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const days = parseDays(input) ?? [];
  const known = dayCodes.findIndex(
    (code) => code.kind === 'week' && days.length > 0 && code.days.join() === days.join(),
  );
  const codes = known > 0 ? [known] : days.map(codeOf);
  const which = codes.length > 0 ? codes.join(', ') : '1 for Monday to 11 for Sunday';
  const rows = codes.length > 1 ? `, each in a row of its own` : '';
  return `Days are written as numbers: ${which}${rows}, not "${input}".`;
}

function codeOf(weekday: Weekday): number {
  return dayCodes.findIndex((code) => code.kind === 'week' && code.days.join() === String(weekday));
}
