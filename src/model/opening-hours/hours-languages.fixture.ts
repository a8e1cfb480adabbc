import { bar, shop, type HoursCase } from './hours-cases.fixture.ts';

/** Further languages. */
export const languageCases: HoursCase[] = [
  {
    what: 'English',
    hours: { ...shop, special_days: [{ date: '2026-12-29', date_end: '2027-01-10' }] },
    language: 'en',
    moments: {
      '2026-11-23T08:00+01:00': 'Opens today at 9:30\u00a0am',
      '2026-11-23T12:00+01:00': 'Open today until 6:30\u00a0pm',
      '2026-11-23T19:00+01:00': 'Opens tomorrow at 9:30\u00a0am',
      '2026-11-28T17:00+01:00': 'Opens Monday at 9:30\u00a0am',
      '2026-12-30T12:00+01:00': 'Opens on 11 January at 9:30\u00a0am',
    },
  },
  {
    what: 'English nights',
    hours: bar,
    language: 'en',
    moments: {
      '2026-11-27T21:00+01:00': 'Open until 2\u00a0am',
      '2026-11-29T21:00+01:00': 'Open today until midnight',
      '2026-11-29T05:00+01:00': 'Opens today at 8\u00a0pm',
    },
  },
  {
    what: 'French',
    hours: { ...shop, special_days: [{ date: '2027-02-01', date_end: '2027-02-28' }] },
    language: 'fr',
    moments: {
      '2026-11-23T08:00+01:00': 'Ouvre aujourd’hui à 9\u00a0h\u00a030',
      '2026-11-23T12:00+01:00': 'Ouvert aujourd’hui jusqu’à 18\u00a0h\u00a030',
      '2026-11-23T19:00+01:00': 'Ouvre demain à 9\u00a0h\u00a030',
      '2026-11-28T17:00+01:00': 'Ouvre lundi à 9\u00a0h\u00a030',
      '2027-02-10T12:00+01:00': 'Ouvre le 1er mars à 9\u00a0h\u00a030',
    },
  },
  {
    what: 'French nights',
    hours: bar,
    language: 'fr',
    moments: {
      '2026-11-27T21:00+01:00': 'Ouvert jusqu’à 2\u00a0h',
      '2026-11-29T21:00+01:00': 'Ouvert aujourd’hui jusqu’à minuit',
    },
  },
];
