import type { Language } from '../language.ts';
import type { Weekday } from './days.ts';

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

/** A Land of Germany, or the whole of another country. */
export type HolidayRegion = FederalState | 'AT' | 'CH';

export type HolidayName = Readonly<Record<Language, string>>;

export interface Holiday {
  /** Days after Easter Sunday, month and day, or the first given weekday on or after a date. */
  on: number | `${number}-${number}` | { weekday: Weekday; from: `${number}-${number}` };
  name: HolidayName;
  /** The Länder that have it; missing if all do. */
  in?: readonly FederalState[];
  /** The Länder that have it in some towns only. */
  inTownsOf?: readonly FederalState[];
  AT?: Extent;
  CH?: Extent;
}

/**
 * Whether shops must close in the whole region. In Austria they may open on 8 December (§ 13a ARG);
 * most Swiss holidays are up to the cantons.
 */
export type Extent = 'everywhere' | 'partly';

/**
 * The public holidays of the Länder, of Austria (§ 7 ARG) and of Switzerland (Art. 20a ArG and the
 * cantons' laws) as of 2026, without those that always fall on a Sunday.
 */
export const holidays: readonly Holiday[] = [
  {
    on: '01-01',
    AT: 'everywhere',
    CH: 'everywhere',
    name: { de: 'Neujahr', en: 'New Year’s Day', fr: 'Nouvel An' },
  },
  {
    on: '01-06',
    AT: 'everywhere',
    CH: 'partly',
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
  { on: -2, CH: 'partly', name: { de: 'Karfreitag', en: 'Good Friday', fr: 'Vendredi saint' } },
  {
    on: 1,
    AT: 'everywhere',
    CH: 'partly',
    name: { de: 'Ostermontag', en: 'Easter Monday', fr: 'Lundi de Pâques' },
  },
  {
    on: '05-01',
    CH: 'partly',
    name: { de: 'Tag der Arbeit', en: 'Labour Day', fr: 'Fête du Travail' },
  },
  {
    on: 39,
    AT: 'everywhere',
    CH: 'everywhere',
    name: { de: 'Christi Himmelfahrt', en: 'Ascension Day', fr: 'Ascension' },
  },
  {
    on: 50,
    AT: 'everywhere',
    CH: 'partly',
    name: { de: 'Pfingstmontag', en: 'Whit Monday', fr: 'Lundi de Pentecôte' },
  },
  {
    on: 60,
    AT: 'everywhere',
    CH: 'partly',
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
    AT: 'everywhere',
    CH: 'partly',
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
    AT: 'everywhere',
    CH: 'partly',
    name: { de: 'Allerheiligen', en: 'All Saints’ Day', fr: 'Toussaint' },
    in: ['BW', 'BY', 'NW', 'RP', 'SL'],
  },
  {
    on: { weekday: 3, from: '11-16' },
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
  ...abroad([
    {
      on: '01-02',
      de: 'Berchtoldstag',
      en: 'Berchtold’s Day',
      fr: 'Saint-Berchtold',
      CH: 'partly',
    },
    {
      on: '03-01',
      de: 'Tag der Republik',
      en: 'Republic Day',
      fr: 'Instauration de la République',
      CH: 'partly',
    },
    { on: '03-19', de: 'Josefstag', en: 'Saint Joseph’s Day', fr: 'Saint-Joseph', CH: 'partly' },
    {
      on: { weekday: 4, from: '04-01' },
      de: 'Näfelser Fahrt',
      en: 'Näfelser Fahrt',
      fr: 'Näfelser Fahrt',
      CH: 'partly',
    },
    {
      on: { weekday: 4, from: '04-08' },
      de: 'Näfelser Fahrt',
      en: 'Näfelser Fahrt',
      fr: 'Näfelser Fahrt',
      CH: 'partly',
    },
    {
      on: '05-01',
      de: 'Staatsfeiertag',
      en: 'National Holiday',
      fr: 'Fête nationale',
      AT: 'everywhere',
    },
    {
      on: '06-23',
      de: 'Fest der Unabhängigkeit',
      en: 'Independence Day',
      fr: 'Commémoration du plébiscite',
      CH: 'partly',
    },
    {
      on: '06-29',
      de: 'Peter und Paul',
      en: 'Saints Peter and Paul',
      fr: 'Saints Pierre et Paul',
      CH: 'partly',
    },
    {
      on: '08-01',
      de: 'Bundesfeier',
      en: 'Swiss National Day',
      fr: 'Fête nationale suisse',
      CH: 'everywhere',
    },
    {
      on: { weekday: 4, from: '09-05' },
      de: 'Genfer Bettag',
      en: 'Geneva Fast',
      fr: 'Jeûne genevois',
      CH: 'partly',
    },
    {
      on: { weekday: 1, from: '09-16' },
      de: 'Bettagsmontag',
      en: 'Fast Monday',
      fr: 'Lundi du Jeûne',
      CH: 'partly',
    },
    {
      on: '09-25',
      de: 'Bruderklausenfest',
      en: 'Saint Nicholas of Flüe',
      fr: 'Saint-Nicolas-de-Flüe',
      CH: 'partly',
    },
    {
      on: '10-26',
      de: 'Nationalfeiertag',
      en: 'Austrian National Day',
      fr: 'Fête nationale autrichienne',
      AT: 'everywhere',
    },
    {
      on: '12-08',
      de: 'Mariä Empfängnis',
      en: 'Immaculate Conception',
      fr: 'Immaculée Conception',
      AT: 'partly',
      CH: 'partly',
    },
    {
      on: '12-25',
      de: 'Weihnachten',
      en: 'Christmas Day',
      fr: 'Noël',
      AT: 'everywhere',
      CH: 'everywhere',
    },
    {
      on: '12-26',
      de: 'Stephanstag',
      en: 'Saint Stephen’s Day',
      fr: 'Saint-Étienne',
      AT: 'everywhere',
      CH: 'partly',
    },
    {
      on: '12-31',
      de: 'Restauration der Republik',
      en: 'Restoration Day',
      fr: 'Restauration de la République',
      CH: 'partly',
    },
  ]),
];

/** Holidays that no Land has. */
function abroad(
  list: readonly (Omit<Holiday, 'name' | 'in' | 'inTownsOf'> & HolidayName)[],
): Holiday[] {
  return list.map(({ de, en, fr, ...holiday }) => ({ ...holiday, name: { de, en, fr }, in: [] }));
}
