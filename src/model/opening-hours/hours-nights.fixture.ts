import { closed, row, type HoursCase } from './hours-cases.fixture.ts';

const daily = (open: string, close: string) => [
  row(3, open, close),
  row(9, open, close),
  row(10, open, close),
  row(11, open, close),
];

/** The night after a day with uncertain hours. */
export const nightCases: HoursCase[] = [
  {
    what: 'a night in which a closing time comes twice',
    hours: { opening_periods: [row(10, '23:00', '02:30'), row(11)] },
    moments: {
      '2026-10-25T00:00+02:00': undefined,
      '2026-10-25T02:45+02:00': undefined,
      '2026-10-25T02:45+01:00': undefined,
      '2026-10-25T03:00+01:00': closed,
    },
  },
  {
    what: 'the night after a holiday',
    hours: { opening_periods: daily('22:00', '02:00') },
    region: 'HH',
    moments: {
      '2026-05-25T01:00+02:00': 'Heute bis 2 Uhr geöffnet',
      '2026-05-26T00:00+02:00': undefined,
      '2026-05-26T01:59+02:00': undefined,
      '2026-05-26T02:00+02:00': 'Öffnet heute um 22 Uhr',
    },
  },
  {
    what: 'the night after Good Friday',
    hours: { opening_periods: daily('16:00', '03:00') },
    region: 'TH',
    moments: {
      '2026-04-04T00:30+02:00': undefined,
      '2026-04-04T03:00+02:00': 'Öffnet heute um 16 Uhr',
    },
  },
  {
    what: 'the night after Ascension Day, where only some nights are long',
    hours: {
      opening_periods: [
        row(5, '18:00', '04:00'),
        row(7, '18:00', '04:00'),
        row(8, '18:00', '04:00'),
        row(9, '09:00', '17:00'),
      ],
    },
    moments: {
      '2026-05-15T03:00+02:00': undefined,
      '2026-05-15T04:00+02:00': 'Öffnet heute um 9 Uhr',
    },
  },
  {
    what: 'the night after a Monday that is a holiday of an unknown Land',
    hours: { opening_periods: [row(1, '18:00', '05:00'), row(5, '19:00', '06:00')] },
    moments: {
      '2026-05-26T04:00+02:00': undefined,
      '2026-05-26T05:30+02:00': 'Öffnet heute um 19 Uhr',
    },
  },
  {
    what: 'the night after a day that has words in the place of times',
    hours: {
      opening_periods: [
        row(4, '20:00', '03:00'),
        row(10, undefined, undefined, 'bis zum letzten Gast'),
        row(11),
      ],
    },
    region: 'HH',
    moments: {
      '2026-11-22T01:00+01:00': undefined,
      '2026-11-22T03:00+01:00': 'Öffnet morgen um 20 Uhr',
    },
  },
];
