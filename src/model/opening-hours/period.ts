import { z } from 'zod';
import { order, text, timeOfDay } from '../fields.ts';
import { about, type Option } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';
import { checkTimes, dayInWords } from './mistakes.ts';

/** The owner's names for the day codes, single days first. */
const dayOptions: readonly Option[] = [
  { value: 1, de: 'Montag', en: 'Monday', fr: 'Lundi' },
  { value: 5, de: 'Dienstag', en: 'Tuesday', fr: 'Mardi' },
  { value: 7, de: 'Mittwoch', en: 'Wednesday', fr: 'Mercredi' },
  { value: 8, de: 'Donnerstag', en: 'Thursday', fr: 'Jeudi' },
  { value: 9, de: 'Freitag', en: 'Friday', fr: 'Vendredi' },
  { value: 10, de: 'Samstag', en: 'Saturday', fr: 'Samedi' },
  { value: 11, de: 'Sonntag', en: 'Sunday', fr: 'Dimanche' },
  { value: 12, de: 'Montag und Dienstag', en: 'Monday and Tuesday', fr: 'Lundi et mardi' },
  { value: 2, de: 'Montag bis Mittwoch', en: 'Monday to Wednesday', fr: 'Du lundi au mercredi' },
  { value: 3, de: 'Montag bis Donnerstag', en: 'Monday to Thursday', fr: 'Du lundi au jeudi' },
  { value: 4, de: 'Montag bis Freitag', en: 'Monday to Friday', fr: 'Du lundi au vendredi' },
  { value: 6, de: 'Dienstag bis Freitag', en: 'Tuesday to Friday', fr: 'Du mardi au vendredi' },
  { value: 13, de: 'Donnerstag und Freitag', en: 'Thursday and Friday', fr: 'Jeudi et vendredi' },
  {
    value: 14,
    de: 'Montag, Mittwoch und Freitag',
    en: 'Monday, Wednesday and Friday',
    fr: 'Lundi, mercredi et vendredi',
  },
  { value: 15, de: 'Heiligabend', en: 'Christmas Eve', fr: '24 décembre' },
  { value: 16, de: 'Silvester', en: 'New Year’s Eve', fr: '31 décembre' },
  { value: 0, de: 'Hinweis ohne Tag', en: 'Note without a day', fr: 'Remarque sans jour' },
];

/** A row of opening hours, with a day code. */
export const openingPeriodSchema = z
  .strictObject({
    day: z
      .number({ error: ({ input }) => dayInWords(input) })
      .int()
      .min(0)
      .max(16)
      .meta(
        about(
          "0 info, 1 Monday, 2 Mo-We, 3 Mo-Th, 4 Mo-Fr, 5 Tuesday, 6 Tu-Fr, 7 Wednesday, 8 Thursday, 9 Friday, 10 Saturday, 11 Sunday, 12 Mo-Tu, 13 Th-Fr, 14 Mo/We/Fr, 15 Christmas Eve, 16 New Year's Eve.",
          { de: 'Tag', en: 'Day', fr: 'Jour', inList: 'title', options: dayOptions },
        ),
      ),
    time_open: timeOfDay('When the shop opens.', {
      de: ['Öffnet um', 'Leer lassen, wenn geschlossen ist.'],
      en: ['Opens at', 'Leave it empty if you are closed.'],
      fr: ['Ouvre à', 'Laissez vide si vous êtes fermé.'],
      example: '09:30',
    }).optional(),
    time_close: timeOfDay(
      'When it closes. A time before that of opening is on the next day: "20:00" to "02:00".',
      {
        de: ['Schließt um', 'Nach Mitternacht? Tragen Sie einfach die Uhrzeit ein, etwa 02:00.'],
        en: ['Closes at', 'After midnight? Just enter the time, such as 02:00.'],
        fr: ['Ferme à', 'Après minuit ? Indiquez simplement l’heure, par exemple 02:00.'],
        example: '18:30',
      },
    ).optional(),
    sort: order('Order of rows of the same day, smallest first.'),
    free_text: text('Words instead of or behind the times, such as "nach Vereinbarung".', {
      de: [
        'Zusatz, wo eine Übersetzung fehlt',
        'Steht in jeder Sprache, die Sie unten leer lassen.',
      ],
      en: ['Note without a translation', 'Stands in every language left empty below.'],
      fr: ['Mention sans traduction', 'Figure dans chaque langue laissée vide ci-dessous.'],
      hidden: true,
    }).optional(),
    translations: translationsOf({
      free_text: text('Words behind the times.', {
        de: ['Zusatz', 'Steht hinter den Zeiten oder an ihrer Stelle.'],
        en: ['Note', 'Stands behind the times, or in their place.'],
        fr: ['Mention', 'Figure après les heures, ou à leur place.'],
        example: { de: 'nach Vereinbarung', en: 'by appointment', fr: 'sur rendez-vous' },
      }),
    })
      .optional()
      .describe('The free text in further languages.'),
  })
  .superRefine((period, context) => checkTimes(period, 'time_open', 'time_close', context))
  .meta(
    about('Opening hours of a day or a run of days. Without times the days are closed.', {
      de: 'Zeile',
      en: 'Row',
      fr: 'Ligne',
    }),
  );

export type OpeningPeriod = z.output<typeof openingPeriodSchema>;
