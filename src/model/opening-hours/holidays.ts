import type { Language } from '../language.ts';
import { dayAfter, weekdayOf } from './days.ts';

/** The Länder, by the second half of their ISO 3166-2 codes. */
export const federalStates = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;

export type FederalState = (typeof federalStates)[number];

type Name = Readonly<Record<Language, string>>;

interface Holiday {
  /** Days after Easter Sunday, or month and day, or the last Wednesday before 23 November. */
  on: number | `${number}-${number}` | 'repentance';
  name: Name;
  /** Where it is one; missing for all Länder. */
  in?: readonly FederalState[];
  /** Where it is one in some towns only. */
  inTownsOf?: readonly FederalState[];
}

/**
 * The public holidays of the Länder, by their laws as they stand in 2026. Those that are Sundays
 * anyway are left out.
 */
const holidays: readonly Holiday[] = [
  { on: '01-01', name: { de: 'Neujahr', en: 'New Year’s Day', fr: 'Nouvel An' } },
  {
    on: '01-06',
    name: { de: 'Heilige Drei Könige', en: 'Epiphany', fr: 'Épiphanie' },
    in: ['BW', 'BY', 'ST'],
  },
  {
    on: '03-08',
    name: {
      de: 'Internationaler Frauentag',
      en: 'International Women’s Day',
      fr: 'Journée des femmes',
    },
    in: ['BE', 'MV'],
  },
  { on: -2, name: { de: 'Karfreitag', en: 'Good Friday', fr: 'Vendredi saint' } },
  { on: 1, name: { de: 'Ostermontag', en: 'Easter Monday', fr: 'Lundi de Pâques' } },
  { on: '05-01', name: { de: 'Tag der Arbeit', en: 'Labour Day', fr: 'Fête du Travail' } },
  { on: 39, name: { de: 'Christi Himmelfahrt', en: 'Ascension Day', fr: 'Ascension' } },
  { on: 50, name: { de: 'Pfingstmontag', en: 'Whit Monday', fr: 'Lundi de Pentecôte' } },
  {
    on: 60,
    name: { de: 'Fronleichnam', en: 'Corpus Christi', fr: 'Fête-Dieu' },
    in: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'],
    inTownsOf: ['SN', 'TH'],
  },
  {
    on: '08-08',
    name: { de: 'Friedensfest', en: 'Augsburg Peace Festival', fr: 'Fête de la Paix' },
    in: [],
    inTownsOf: ['BY'],
  },
  {
    on: '08-15',
    name: { de: 'Mariä Himmelfahrt', en: 'Assumption Day', fr: 'Assomption' },
    in: ['SL'],
    inTownsOf: ['BY'],
  },
  {
    on: '09-20',
    name: { de: 'Weltkindertag', en: 'World Children’s Day', fr: 'Journée des enfants' },
    in: ['TH'],
  },
  {
    on: '10-03',
    name: {
      de: 'Tag der Deutschen Einheit',
      en: 'Day of German Unity',
      fr: 'Jour de l’Unité allemande',
    },
  },
  {
    on: '10-31',
    name: { de: 'Reformationstag', en: 'Reformation Day', fr: 'Fête de la Réformation' },
    in: ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'],
  },
  {
    on: '11-01',
    name: { de: 'Allerheiligen', en: 'All Saints’ Day', fr: 'Toussaint' },
    in: ['BW', 'BY', 'NW', 'RP', 'SL'],
  },
  {
    on: 'repentance',
    name: { de: 'Buß- und Bettag', en: 'Day of Repentance', fr: 'Jour de pénitence' },
    in: ['SN'],
  },
  {
    on: '12-25',
    name: { de: '1. Weihnachtstag', en: 'Christmas Day', fr: 'Noël' },
  },
  {
    on: '12-26',
    name: { de: '2. Weihnachtstag', en: 'Boxing Day', fr: 'Lendemain de Noël' },
  },
];

/** A holiday on a date, and whether it is one in the whole Land. */
interface HolidayOn {
  name: Name;
  isEverywhere: boolean;
}

/**
 * The public holiday on a date (YYYY-MM-DD) in a Land. Where the Land is not known, a holiday of any
 * of them is found, and is everywhere only if it is one in all.
 */
export function holidayOn(date: string, state: FederalState | undefined): HolidayOn | undefined {
  for (const { name, in: states = federalStates, inTownsOf = [] } of holidaysOn(date)) {
    const isEverywhere = state ? states.includes(state) : states.length === federalStates.length;
    if (isEverywhere || !state || inTownsOf.includes(state)) return { name, isEverywhere };
  }
  return undefined;
}

function holidaysOn(date: string): readonly Holiday[] {
  const year = Number(date.slice(0, 4));
  let dates = datesOfYears.get(year);
  if (!dates) {
    dates = Map.groupBy(holidays, ({ on }) => dateOf(on, year));
    datesOfYears.set(year, dates);
  }
  return dates.get(date) ?? [];
}

/** Each is asked for some hundred days. */
const datesOfYears = new Map<number, ReadonlyMap<string, readonly Holiday[]>>();

function dateOf(on: Holiday['on'], year: number): string {
  if (typeof on === 'number') return dayAfter(easterSunday(year), on);
  if (on !== 'repentance') return `${year}-${on}`;
  const last = `${year}-11-22`;
  return dayAfter(last, -((weekdayOf(last) + 4) % 7));
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Nature, 20 April 1876). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const leaps = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + leaps + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 21;
  return dayAfter(`${year}-03-01`, days);
}
