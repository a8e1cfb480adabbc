import { type FederalState, federalStates } from './holiday-laws.ts';
import {
  closed,
  monday,
  open,
  row,
  shop,
  tomorrow,
  type HoursCase,
} from './hours-cases.fixture.ts';

/** The same moment in each Land. */
function inEach(
  what: string,
  moment: string,
  answer: (state: FederalState) => string | undefined,
): HoursCase[] {
  return federalStates.map((state) => ({
    what: `${what} in ${state}`,
    hours: shop,
    region: state,
    moments: { [moment]: answer(state) },
  }));
}

/** On public holidays. */
export const holidayCases: HoursCase[] = [
  ...inEach('Epiphany', '2026-01-06T12:00+01:00', (state) =>
    ['BW', 'BY', 'ST'].includes(state) ? tomorrow : open,
  ),
  ...inEach('Good Friday', '2026-04-03T12:00+02:00', () => tomorrow),
  ...inEach('Corpus Christi', '2026-06-04T12:00+02:00', (state) => {
    if (['BW', 'BY', 'HE', 'NW', 'RP', 'SL'].includes(state)) return tomorrow;
    return ['SN', 'TH'].includes(state) ? undefined : open;
  }),
  ...inEach('Reformation Day', '2026-10-31T12:00+01:00', (state) =>
    ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'].includes(state)
      ? monday
      : 'Heute bis 16 Uhr geöffnet',
  ),
  ...inEach('All Saints’ Day', '2027-11-01T12:00+01:00', (state) =>
    ['BW', 'BY', 'NW', 'RP', 'SL'].includes(state) ? tomorrow : open,
  ),
  {
    what: 'the holidays of Bavaria',
    hours: shop,
    region: 'BY',
    moments: {
      '2025-08-08T12:00+02:00': undefined,
      '2026-08-14T19:00+02:00': closed,
      '2026-08-15T12:00+02:00': undefined,
    },
  },
  {
    what: 'the holidays of the Saarland',
    hours: shop,
    region: 'SL',
    moments: { '2026-08-14T19:00+02:00': monday, '2026-08-15T12:00+02:00': monday },
  },
  {
    what: 'the holidays of Berlin',
    hours: shop,
    region: 'BE',
    moments: {
      '2027-03-08T12:00+01:00': tomorrow,
      '2027-03-06T17:00+01:00': 'Öffnet Dienstag um 9:30 Uhr',
    },
  },
  {
    what: 'the holidays of Saxony',
    hours: shop,
    region: 'SN',
    moments: { '2026-11-18T12:00+01:00': tomorrow, '2027-11-17T12:00+01:00': tomorrow },
  },
  {
    what: 'the holidays of Thuringia',
    hours: shop,
    region: 'TH',
    moments: { '2027-09-20T12:00+02:00': tomorrow, '2026-11-18T12:00+01:00': open },
  },
  {
    what: 'the holidays of all Länder',
    hours: shop,
    region: 'HH',
    moments: {
      '2027-01-01T12:00+01:00': tomorrow,
      '2026-04-04T17:00+02:00': 'Öffnet Dienstag um 9:30 Uhr',
      '2026-04-06T12:00+02:00': tomorrow,
      '2026-05-01T12:00+02:00': tomorrow,
      '2026-05-14T12:00+02:00': tomorrow,
      '2026-05-25T12:00+02:00': tomorrow,
      '2026-10-03T12:00+02:00': monday,
    },
  },
  {
    what: 'holidays of an unknown Land',
    hours: shop,
    moments: {
      '2026-01-05T19:00+01:00': closed,
      '2026-01-06T12:00+01:00': undefined,
      '2026-04-03T12:00+02:00': undefined,
      '2026-05-25T12:00+02:00': undefined,
      '2026-05-24T12:00+02:00': closed,
      '2026-05-26T12:00+02:00': open,
    },
  },
  {
    what: 'holidays of a shop that opens on Sundays',
    hours: { opening_periods: [row(4, '9:00', '18:00'), row(10), row(11, '9:00', '12:00')] },
    region: 'HH',
    moments: {
      '2026-05-24T10:00+02:00': 'Heute bis 12 Uhr geöffnet',
      '2026-05-24T13:00+02:00': closed,
      '2026-05-25T10:00+02:00': undefined,
    },
  },
];
