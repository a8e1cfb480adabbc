import {
  bar,
  closed,
  monday,
  open,
  row,
  shop,
  tomorrow,
  type HoursCase,
} from './hours-cases.fixture.ts';

const breaks = {
  opening_periods: [
    row(4, '9:00', '13:00'),
    row(4, '14:30', '18:00'),
    row(10, '8:30', '12:00'),
    row(11),
  ],
};

/** Through the day and night. */
export const timeCases: HoursCase[] = [
  {
    what: 'a usual week',
    hours: shop,
    moments: {
      // 23 November 2026 is a Monday.
      '2026-11-23T00:00+01:00': 'Öffnet heute um 9:30 Uhr',
      '2026-11-23T09:29+01:00': 'Öffnet heute um 9:30 Uhr',
      '2026-11-23T09:30+01:00': open,
      '2026-11-23T18:29+01:00': open,
      '2026-11-23T18:30+01:00': tomorrow,
      '2026-11-23T23:59+01:00': tomorrow,
      '2026-11-27T20:00+01:00': tomorrow,
      '2026-11-28T15:59+01:00': 'Heute bis 16 Uhr geöffnet',
      '2026-11-28T16:00+01:00': monday,
      '2026-11-29T12:00+01:00': tomorrow,
    },
  },
  {
    what: 'a lunch break',
    hours: breaks,
    moments: {
      '2026-11-24T12:59+01:00': 'Heute bis 13 Uhr geöffnet',
      '2026-11-24T13:00+01:00': 'Öffnet heute um 14:30 Uhr',
      '2026-11-24T14:30+01:00': 'Heute bis 18 Uhr geöffnet',
      '2026-11-27T18:00+01:00': 'Öffnet morgen um 8:30 Uhr',
      '2026-11-28T12:00+01:00': 'Öffnet Montag um 9 Uhr',
    },
  },
  {
    what: 'nights',
    hours: bar,
    moments: {
      '2026-11-26T21:00+01:00': 'Öffnet morgen um 20 Uhr',
      '2026-11-27T20:00+01:00': 'Bis 2 Uhr geöffnet',
      '2026-11-28T01:59+01:00': 'Heute bis 2 Uhr geöffnet',
      '2026-11-28T02:00+01:00': 'Öffnet heute um 20 Uhr',
      '2026-11-29T03:00+01:00': 'Heute bis 4 Uhr geöffnet',
      '2026-11-29T23:59+01:00': 'Heute bis 24 Uhr geöffnet',
      '2026-11-30T00:00+01:00': 'Öffnet Freitag um 20 Uhr',
      // The month starts during a night that began in the previous month.
      '2026-08-01T01:00+02:00': 'Heute bis 2 Uhr geöffnet',
    },
  },
  {
    what: 'the night in which summer time begins',
    hours: bar,
    moments: {
      '2026-03-29T01:59+01:00': 'Heute bis 4 Uhr geöffnet',
      '2026-03-29T03:00+02:00': 'Heute bis 4 Uhr geöffnet',
      '2026-03-29T04:00+02:00': 'Öffnet heute um 20 Uhr',
    },
  },
  {
    what: 'the night in which summer time ends',
    hours: bar,
    moments: {
      '2026-10-25T02:30+02:00': 'Heute bis 4 Uhr geöffnet',
      '2026-10-25T02:30+01:00': 'Heute bis 4 Uhr geöffnet',
      '2026-10-25T03:59+01:00': 'Heute bis 4 Uhr geöffnet',
      '2026-10-25T04:00+01:00': 'Öffnet heute um 20 Uhr',
    },
  },
  {
    what: 'a close in the hour that comes twice',
    hours: { opening_periods: [row(10, '20:00', '02:30'), row(11)] },
    moments: {
      '2026-10-17T21:00+02:00': 'Bis 2:30 Uhr geöffnet',
      '2026-10-24T21:00+02:00': undefined,
      '2026-10-25T02:45+02:00': undefined,
      '2026-10-25T03:00+01:00': closed,
      '2026-10-31T21:00+01:00': undefined,
    },
  },
  {
    what: 'the days after a change of the clocks',
    hours: shop,
    moments: {
      '2026-03-30T09:29+02:00': 'Öffnet heute um 9:30 Uhr',
      '2026-03-30T09:30+02:00': open,
      '2026-03-30T18:30+02:00': tomorrow,
      '2026-10-26T09:29+01:00': 'Öffnet heute um 9:30 Uhr',
      '2026-10-26T09:30+01:00': open,
      '2026-10-26T18:29+01:00': open,
      '2026-10-24T16:00+02:00': monday,
    },
  },
  {
    what: 'midnight between two openings',
    hours: { opening_periods: [row(9, '18:00', '00:00'), row(10, '00:00', '03:00'), row(11)] },
    moments: {
      '2026-11-27T17:00+01:00': 'Öffnet heute um 18 Uhr',
      '2026-11-27T23:00+01:00': 'Bis 3 Uhr geöffnet',
      '2026-11-28T00:00+01:00': 'Heute bis 3 Uhr geöffnet',
      '2026-11-28T03:00+01:00': closed,
    },
  },
  {
    what: 'around the clock',
    hours: { opening_periods: [row(4, '00:00', '24:00'), row(10, '00:00', '24:00'), row(11)] },
    moments: {
      '2026-11-25T12:00+01:00': 'Jetzt geöffnet',
      '2026-11-28T12:00+01:00': 'Heute bis 24 Uhr geöffnet',
      '2026-11-27T23:30+01:00': 'Jetzt geöffnet',
      '2026-11-29T12:00+01:00': 'Öffnet morgen um 0 Uhr',
    },
  },
];
