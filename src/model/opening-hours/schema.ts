import { z } from 'zod';
import { day, dayOfYear, order, text, timeOfDay } from '../fields.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';
import { dayCodes } from './days.ts';
import { checkTimes } from './mistakes.ts';
import { openingPeriodSchema } from './period.ts';

/** A different week for part of every year. */
const seasonSchema = z
  .strictObject({
    from: dayOfYear('The first day, as month and day: "10-01" is 1 October.', {
      de: ['Vom', 'Gilt jedes Jahr.'],
      en: ['From', 'Holds every year.'],
      fr: ['Du', 'Valable chaque année.'],
      example: '10-01',
    }),
    to: dayOfYear('The last day. One before the first is in the next year.', {
      de: ['Bis zum', 'Der letzte Tag. Er darf im nächsten Jahr liegen.'],
      en: ['To', 'The last day. It may lie in the next year.'],
      fr: ['Au', 'Le dernier jour, qui peut tomber l’année suivante.'],
      example: '03-31',
    }),
    translations: translationsOf({
      name: text('What the season is called, such as "Winter".', {
        de: 'Name',
        en: 'Name',
        fr: 'Nom',
        example: { de: 'Winter', en: 'Winter', fr: 'Hiver' },
        inList: 'title',
      }),
    })
      .optional()
      .describe('The name of the season. The dates are shown in any case.'),
    opening_periods: z
      .array(openingPeriodSchema)
      .min(1)
      .meta(
        about('The hours of that week, by the day codes 1 to 14.', {
          de: 'Woche in dieser Zeit',
          en: 'The week at that time',
          fr: 'La semaine pendant cette période',
        }),
      ),
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
  .meta(
    about('A part of every year with a week of its own, which holds instead of the usual one.', {
      de: 'Jahreszeit',
      en: 'Season',
      fr: 'Saison',
    }),
  );

/** A row of opening hours in the older format, with the days as text. */
const olderOpeningHoursSchema = z
  .strictObject({
    sort: order('Order, smallest first.'),
    opening_time: timeOfDay('When the shop opens.', {
      de: 'Öffnet um',
      en: 'Opens at',
      fr: 'Ouvre à',
    }).optional(),
    closing_time: timeOfDay('When it closes.', {
      de: 'Schließt um',
      en: 'Closes at',
      fr: 'Ferme à',
    }).optional(),
    closed: z
      .boolean()
      .default(false)
      .meta(about('Whether it is closed.', { de: 'Geschlossen', en: 'Closed', fr: 'Fermé' })),
    translations: translationsOf({
      day: text('Day or days in words: "Montag", "Di - Fr", "Monday to Friday".', {
        de: 'Tag oder Tage',
        en: 'Day or days',
        fr: 'Jour ou jours',
        example: { de: 'Di - Fr', en: 'Tue - Fri', fr: 'mar. - ven.' },
        inList: 'title',
      }),
      free_text: text('Words behind the times.', {
        de: 'Zusatz',
        en: 'Note',
        fr: 'Mention',
      }).optional(),
    }),
  })
  .superRefine((row, context) => {
    if (!row.closed) checkTimes(row, 'opening_time', 'closing_time', context);
  })
  .meta(
    about('Opening hours in the older form, with the day in words.', {
      de: 'Zeile',
      en: 'Row',
      fr: 'Ligne',
    }),
  );

/** A day or period with unusual hours: a holiday, stocktaking, a late evening. */
const specialDaySchema = z
  .strictObject({
    date: day('The day, or the first day of a run.', {
      de: ['Tag', 'Bei mehreren Tagen: der erste.'],
      en: ['Day', 'Of several days, the first.'],
      fr: ['Jour', 'S’il y en a plusieurs : le premier.'],
      inList: 'title',
    }),
    date_end: day('The last day of a run.', {
      de: ['Letzter Tag', 'Nur nötig, wenn es mehrere Tage sind.'],
      en: ['Last day', 'Needed only if there are several days.'],
      fr: ['Dernier jour', 'Utile seulement s’il y a plusieurs jours.'],
    }).optional(),
    time_open: timeOfDay('When the shop opens; closed all day if left out.', {
      de: ['Öffnet um', 'Leer lassen, wenn den ganzen Tag geschlossen ist.'],
      en: ['Opens at', 'Leave it empty if you are closed all day.'],
      fr: ['Ouvre à', 'Laissez vide si vous êtes fermé toute la journée.'],
      example: '09:30',
    }).optional(),
    time_close: timeOfDay('When it closes.', {
      de: 'Schließt um',
      en: 'Closes at',
      fr: 'Ferme à',
      example: '18:30',
    }).optional(),
    translations: translationsOf({
      free_text: text('What the day is.', {
        de: ['Anlass', 'Was an diesem Tag ist.'],
        en: ['Reason', 'What the day is.'],
        fr: ['Motif', 'Ce qui se passe ce jour-là.'],
        example: { de: 'Inventur', en: 'Stocktaking', fr: 'Inventaire' },
      }),
    }).optional(),
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
  .meta(
    about('Days that differ from the week.', {
      de: 'Besonderer Tag',
      en: 'Special day',
      fr: 'Jour particulier',
    }),
  );

export const openingHoursSchema = z
  .strictObject({
    opening_periods: z
      .array(openingPeriodSchema)
      .default([])
      .meta(
        about(
          'Opening hours by day code. A row without times says that its days are closed; days in no row are not shown.',
          {
            de: [
              'Woche',
              'Eine Zeile ohne Zeiten heißt: geschlossen. Mittagspause? Dann zwei Zeilen für denselben Tag.',
            ],
            en: [
              'The week',
              'A row without times means: closed. A lunch break? Two rows for the same day.',
            ],
            fr: [
              'La semaine',
              'Une ligne sans heures signifie : fermé. Une pause à midi ? Deux lignes pour le même jour.',
            ],
          },
        ),
      ),
    seasons: z
      .array(seasonSchema)
      .default([])
      .meta(
        about('Parts of the year with other hours, such as summer and winter.', {
          de: ['Jahreszeiten', 'Wenn Sie im Sommer oder Winter regelmäßig anders öffnen.'],
          en: ['Seasons', 'If your hours are different in summer or winter, every year.'],
          fr: ['Saisons', 'Si vos horaires changent chaque année en été ou en hiver.'],
        }),
      ),
    opening_hours: z
      .array(olderOpeningHoursSchema)
      .default([])
      .meta(
        about('Opening hours in the older form. Both forms may stand together.', {
          de: ['Ältere Form', 'Tage in Worten, wie sie früher eingetragen wurden.'],
          en: ['Older form', 'Days in words, as they used to be entered.'],
          fr: ['Ancienne forme', 'Les jours en toutes lettres, comme on les saisissait autrefois.'],
          hidden: true,
        }),
      ),
    special_days: z
      .array(specialDaySchema)
      .default([])
      .meta(
        about('Days that differ from the week.', {
          de: [
            'Feiertage und Ausnahmen',
            'Einzelne Tage mit anderen Zeiten: Feiertag, Urlaub, langer Abend.',
          ],
          en: [
            'Holidays and exceptions',
            'Single days with other hours: a holiday, a break, a late evening.',
          ],
          fr: [
            'Jours fériés et exceptions',
            'Des jours aux horaires différents : jour férié, congés, nocturne.',
          ],
        }),
      ),
  })
  .meta(
    about('When the shop is open.', {
      de: 'Öffnungszeiten',
      en: 'Opening hours',
      fr: 'Horaires d’ouverture',
    }),
  );

export type OlderOpeningHours = z.output<typeof olderOpeningHoursSchema>;
export type SeasonRow = z.output<typeof seasonSchema>;
export type SpecialDay = z.output<typeof specialDaySchema>;
export type OpeningHours = z.output<typeof openingHoursSchema>;
