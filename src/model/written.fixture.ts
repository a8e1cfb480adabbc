import type { WrittenForm } from './written.ts';

/**
 * How people in Germany, Switzerland, France and Britain write values, and what each means: null
 * for no value, undefined if it can't be read or is ambiguous.
 */
export const writtenWays: readonly [
  form: WrittenForm & ('price' | 'time' | 'day'),
  text: string,
  value: string | number | null | undefined,
][] = [
  // German
  ['price', '1290', 1290],
  ['price', '1.290', 1290],
  ['price', '1.290,00 €', 1290],
  ['price', '1.290,-', 1290],
  ['price', '12,50', 12.5],
  ['price', '12,5', 12.5],
  ['price', '99,-- €', 99],
  ['price', 'EUR 1.355,90', 1355.9],
  ['price', ' 49 Euro ', 49],
  ['price', 'auf Anfrage', null],
  // Swiss
  ['price', "1'290.00", 1290],
  ['price', '1’290.–', 1290],
  ['price', '12.50', 12.5],
  // French
  ['price', '1 290,00 €', 1290],
  ['price', '1\u202f290,50\u00a0€', 1290.5],
  ['price', '12€50', 12.5],
  ['price', 'sur demande', null],
  // English
  ['price', '€1,290.00', 1290],
  ['price', '1,250.95', 1250.95],
  // One thousand two hundred and ninety, or one euro and 29 cents
  ['price', '1,290', undefined],
  ['price', 'viel', undefined],
  ['price', 'ab 30', undefined],
  ['price', '30-50', undefined],
  ['price', '12 50', undefined],
  ['price', '1.29.0', undefined],
  ['price', '1e3', undefined],
  ['price', 'CHF 1290', undefined],
  ['price', '£30', undefined],
  // German
  ['time', '9', '09:00'],
  ['time', '9:30', '09:30'],
  ['time', '9.30', '09:30'],
  ['time', '0930', '09:30'],
  ['time', '16 Uhr', '16:00'],
  ['time', '16.30 Uhr', '16:30'],
  ['time', '9 Uhr 15', '09:15'],
  ['time', ' 16:00 ', '16:00'],
  ['time', '24:00', '24:00'],
  // French and Swiss
  ['time', '9h', '09:00'],
  ['time', '9h30', '09:30'],
  ['time', '18 h 30', '18:30'],
  // English
  ['time', '4pm', '16:00'],
  ['time', '9.30 a.m.', '09:30'],
  ['time', '12 am', '00:00'],
  ['time', '12:15 pm', '12:15'],
  ['time', '16:5', undefined],
  ['time', '25:00', undefined],
  ['time', '9:60', undefined],
  ['time', '9-18', undefined],
  ['time', '13 pm', undefined],
  ['time', 'abends', undefined],
  // German and Swiss
  ['day', '2026-11-22', '2026-11-22'],
  ['day', '22.11.2026', '2026-11-22'],
  ['day', '3.4.27', '2027-04-03'],
  ['day', '22. 11. 2026', '2026-11-22'],
  ['day', '22. November 2026', '2026-11-22'],
  ['day', 'So., 22.11.2026', '2026-11-22'],
  ['day', '1. März 2027', '2027-03-01'],
  ['day', '22112026', '2026-11-22'],
  // French
  ['day', '22/11/2026', '2026-11-22'],
  ['day', '1er mars 2027', '2027-03-01'],
  ['day', 'dimanche 22 novembre 2026', '2026-11-22'],
  ['day', '24 déc. 2026', '2026-12-24'],
  // English
  ['day', '22nd November 2026', '2026-11-22'],
  ['day', 'November 22, 2026', '2026-11-22'],
  ['day', '22-Nov-2026', '2026-11-22'],
  // The 22nd of November is a Sunday.
  ['day', 'Sa., 22.11.2026', undefined],
  ['day', '11/22/2026', undefined],
  ['day', '31.02.2027', undefined],
  ['day', '22.11.', undefined],
  ['day', '1 jui 2027', undefined],
  ['day', 'morgen', undefined],
];
