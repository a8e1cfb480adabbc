import { z } from 'zod';
import { day, text, timeOfDay } from '../fields.ts';
import { translationsOf } from '../translation.ts';

const freeTexts = translationsOf({ free_text: text('Words behind the times.') })
  .optional()
  .describe('The free text in further languages.');

/** A row of opening hours, with a day code. */
const openingPeriodSchema = z
  .strictObject({
    day: z
      .number()
      .int()
      .min(0)
      .max(16)
      .describe(
        "0 info, 1 Monday, 2 Mo-We, 3 Mo-Th, 4 Mo-Fr, 5 Tuesday, 6 Tu-Fr, 7 Wednesday, 8 Thursday, 9 Friday, 10 Saturday, 11 Sunday, 12 Mo-Tu, 13 Th-Fr, 14 Mo/We/Fr, 15 Christmas Eve, 16 New Year's Eve.",
      ),
    time_open: timeOfDay('When the shop opens.').optional(),
    time_close: timeOfDay('When it closes.').optional(),
    sort: z.number().default(0).describe('Order of rows of the same day, smallest first.'),
    free_text: text(
      'Words instead of or behind the times, such as "nach Vereinbarung".',
    ).optional(),
    translations: freeTexts,
  })
  .superRefine((period, context) => checkTimes(period, 'time_open', 'time_close', context))
  .describe('Opening hours of a day or a run of days. Without times the days are closed.');

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
      .describe('Opening hours by day code.'),
    opening_hours: z
      .array(olderOpeningHoursSchema)
      .default([])
      .describe('Opening hours in the older form. Both forms may stand together.'),
    special_days: z.array(specialDaySchema).default([]).describe('Days that differ from the week.'),
  })
  .describe('When the shop is open.');

export type OpeningPeriod = z.output<typeof openingPeriodSchema>;
export type OlderOpeningHours = z.output<typeof olderOpeningHoursSchema>;
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
  } else if (open && close && close <= open) {
    context.addIssue({
      code: 'custom',
      path: [closes],
      message: `The shop would close (${close}) before it opens (${open}).`,
    });
  }
}
