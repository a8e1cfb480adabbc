import {
  closed,
  monday,
  open,
  row,
  shop,
  tomorrow,
  type HoursCase,
  week,
} from './hours-cases.fixture.ts';

/** A HoursCase for a row with a day code, on one of its days and on another day. */
function ofCode(day: number, on: string, off: string): HoursCase {
  return {
    what: `day code ${day}`,
    hours: { opening_periods: [row(day, '10:00', '17:00')] },
    moments: {
      [`2026-11-${on}T12:00+01:00`]: 'Heute bis 17 Uhr geöffnet',
      [`2026-11-${off}T12:00+01:00`]: undefined,
    },
  };
}

/** By row of the opening hours. */
export const rowCases: HoursCase[] = [
  {
    what: 'days of which nothing is known',
    hours: { opening_periods: [row(4, '9:30', '18:30')] },
    moments: {
      '2026-11-27T18:29+01:00': open,
      '2026-11-27T18:30+01:00': closed,
      '2026-11-28T12:00+01:00': undefined,
      '2026-11-29T23:59+01:00': undefined,
      '2026-11-30T00:00+01:00': 'Öffnet heute um 9:30 Uhr',
    },
  },
  {
    what: 'by appointment',
    hours: {
      opening_periods: [
        row(12, '9:30', '18:30'),
        row(7, undefined, undefined, 'nach Vereinbarung'),
        row(13, '9:30', '18:30', 'Werkstatt bis 17 Uhr'),
      ],
    },
    moments: {
      '2026-11-24T19:00+01:00': closed,
      '2026-11-25T12:00+01:00': undefined,
      '2026-11-26T12:00+01:00': open,
    },
  },
  { what: 'no hours', hours: {}, moments: { '2026-11-25T12:00+01:00': undefined } },
  {
    what: 'day code 0',
    hours: { opening_periods: [row(0, '9:30', '18:30', 'Werkstatt')] },
    moments: { '2026-11-25T12:00+01:00': undefined },
  },
  ofCode(1, '23', '24'),
  ofCode(2, '25', '26'),
  ofCode(3, '26', '27'),
  ofCode(4, '27', '28'),
  ofCode(5, '24', '23'),
  ofCode(6, '27', '23'),
  ofCode(7, '25', '24'),
  ofCode(8, '26', '25'),
  ofCode(9, '27', '26'),
  ofCode(10, '28', '27'),
  ofCode(11, '29', '28'),
  ofCode(12, '24', '25'),
  ofCode(13, '26', '25'),
  ofCode(14, '25', '24'),
  {
    what: 'day codes 15 and 16',
    hours: { opening_periods: [...week, row(15, '9:00', '12:00'), row(16, '10:00', '14:00')] },
    region: 'TH',
    moments: {
      '2026-12-23T19:00+01:00': 'Öffnet morgen um 9 Uhr',
      '2026-12-24T10:00+01:00': 'Heute bis 12 Uhr geöffnet',
      '2026-12-24T12:00+01:00': monday,
      '2026-12-25T12:00+01:00': monday,
      '2026-12-26T12:00+01:00': monday,
      '2026-12-27T12:00+01:00': tomorrow,
      '2026-12-31T13:00+01:00': 'Heute bis 14 Uhr geöffnet',
      '2026-12-31T14:00+01:00': 'Öffnet Samstag um 9:30 Uhr',
    },
  },
  {
    what: 'day code 15 without times',
    hours: { opening_periods: [...week, row(15)] },
    region: 'HH',
    moments: { '2026-12-24T10:00+01:00': monday },
  },
  {
    what: 'day code 15 with words alone',
    hours: { opening_periods: [...week, row(15, undefined, undefined, 'nach Vereinbarung')] },
    region: 'HH',
    moments: { '2026-12-24T10:00+01:00': undefined },
  },
  {
    what: 'Christmas Eve and New Year’s Eve of which nothing is said',
    hours: shop,
    region: 'NI',
    moments: {
      '2026-12-23T19:00+01:00': closed,
      '2026-12-24T10:00+01:00': undefined,
      '2026-12-31T10:00+01:00': undefined,
    },
  },
  {
    what: 'Christmas Eve on a day that ends early',
    hours: { opening_periods: [row(4, '8:00', '13:00'), row(10), row(11)] },
    region: 'NI',
    moments: { '2026-12-24T10:00+01:00': 'Heute bis 13 Uhr geöffnet' },
  },
  {
    what: 'the older form',
    hours: {
      opening_hours: [
        {
          opening_time: '09:30:00',
          closing_time: '18:30:00',
          translations: [{ language: 'de', day: 'Di - Fr' }],
        },
        { closed: true, translations: [{ language: 'de', day: 'Montag' }] },
      ],
    },
    moments: {
      '2026-11-23T12:00+01:00': tomorrow,
      '2026-11-24T12:00+01:00': open,
      '2026-11-28T12:00+01:00': undefined,
    },
  },
];
