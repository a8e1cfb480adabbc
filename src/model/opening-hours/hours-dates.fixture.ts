import {
  closed,
  monday,
  open,
  row,
  shop,
  tomorrow,
  type HoursCase,
} from './hours-cases.fixture.ts';

/** Seasons, special days, and the time after a build. */
export const dateCases: HoursCase[] = [
  {
    what: 'seasons',
    hours: {
      opening_periods: [row(4, '10:00', '17:00'), row(10), row(11)],
      seasons: [
        {
          from: '04-01',
          to: '09-30',
          opening_periods: [row(4, '9:00', '19:00'), row(10, '9:00', '13:00'), row(11)],
        },
      ],
    },
    region: 'SH',
    moments: {
      '2026-03-31T17:30+02:00': 'Öffnet morgen um 9 Uhr',
      '2026-04-01T18:30+02:00': 'Heute bis 19 Uhr geöffnet',
      '2026-09-30T18:59+02:00': 'Heute bis 19 Uhr geöffnet',
      '2026-09-30T19:00+02:00': 'Öffnet morgen um 10 Uhr',
      '2026-10-01T17:00+02:00': 'Öffnet morgen um 10 Uhr',
    },
  },
  {
    what: 'a winter over New Year',
    hours: {
      seasons: [
        {
          from: '11-01',
          to: '02-28',
          opening_periods: [row(4, '10:00', '16:00'), row(10), row(11)],
        },
        {
          from: '03-01',
          to: '10-31',
          opening_periods: [row(4, '9:00', '19:00'), row(10), row(11)],
        },
      ],
    },
    region: 'HE',
    moments: {
      '2027-01-04T15:00+01:00': 'Heute bis 16 Uhr geöffnet',
      '2027-02-26T16:00+01:00': 'Öffnet Montag um 9 Uhr',
      // A day between the seasons, without hours.
      '2028-02-29T17:00+01:00': undefined,
    },
  },
  {
    what: 'special days',
    hours: {
      ...shop,
      special_days: [
        { date: '2026-12-11', time_open: '9:30', time_close: '21:00' },
        { date: '2026-05-01', time_open: '11:00', time_close: '15:00' },
        { date: '2026-12-29', date_end: '2027-01-10' },
        { date: '2026-11-25', time_open: '9:30', time_close: '12:00' },
        { date: '2026-11-25', time_open: '16:00', time_close: '20:00' },
      ],
    },
    region: 'TH',
    moments: {
      '2026-12-11T19:00+01:00': 'Heute bis 21 Uhr geöffnet',
      '2026-05-01T12:00+02:00': 'Heute bis 15 Uhr geöffnet',
      '2026-04-30T19:00+02:00': 'Öffnet morgen um 11 Uhr',
      '2026-12-28T18:30+01:00': 'Öffnet am 11. Januar um 9:30 Uhr',
      '2026-12-31T10:00+01:00': 'Öffnet am 11. Januar um 9:30 Uhr',
      '2027-01-04T10:00+01:00': 'Öffnet am 11. Januar um 9:30 Uhr',
      '2027-01-05T10:00+01:00': monday,
      '2027-01-10T10:00+01:00': tomorrow,
      '2026-11-25T12:00+01:00': 'Öffnet heute um 16 Uhr',
      '2026-11-25T19:00+01:00': 'Heute bis 20 Uhr geöffnet',
    },
  },
  {
    what: 'three weeks after a build',
    hours: shop,
    region: 'TH',
    built: '2026-12-05',
    moments: {
      '2026-12-26T12:00+01:00': monday,
      '2026-12-28T12:00+01:00': open,
    },
  },
  {
    what: 'long after a build',
    hours: shop,
    region: 'BE',
    built: '2026-08-31',
    moments: {
      '2026-10-03T12:00+02:00': monday,
      '2026-10-30T12:00+01:00': open,
      '2026-10-31T17:00+01:00': closed,
      '2026-10-31T23:59+01:00': closed,
      '2026-11-01T00:00+01:00': undefined,
      '2026-11-22T12:00+01:00': undefined,
      '2027-08-31T12:00+02:00': undefined,
    },
  },
  {
    what: 'a clock that is behind the build',
    hours: shop,
    built: '2026-11-22',
    moments: { '2026-10-30T12:00+01:00': undefined, '1970-01-01T00:00Z': undefined },
  },
];
