import { z } from 'zod';
import { normalEmail } from './forms/email.ts';
import { metaOf, unwrap } from './schema.ts';

/**
 * Parses a text: a value, null if the text says that there is none, undefined if it can't be read
 * or is ambiguous.
 */
type Reader = (text: string) => string | number | null | undefined;

/**
 * The parsers for values as people write them, by the form of the field: in files, in tables, in
 * forms and over REST.
 */
export const readers = {
  price: readPrice,
  number: (text) => readNumber(text),
  'whole number': readWholeNumber,
  time: readTime,
  day: readDay,
  'day of year': readDayOfYear,
  email: normalEmail,
  'web address': readWebAddress,
} as const satisfies Record<string, Reader>;

export type WrittenForm = keyof typeof readers;

/** The form in which people write a field's value; undefined if it has no parser. */
export function writtenForm(schema: z.core.$ZodType): WrittenForm | undefined {
  const { form } = metaOf(schema);
  if (form && Object.hasOwn(readers, form)) return form as WrittenForm;
  const inner = unwrap(schema);
  if (!(inner instanceof z.core.$ZodNumber)) return undefined;
  return inner._zod.bag.format?.includes('int') ? 'whole number' : 'number';
}

/** Text that is normalised to the form used in files, if it can be read. */
export function writtenText(form: 'time' | 'day' | 'day of year' | 'web address'): z.ZodString {
  return z.string().overwrite((text) => readers[form](text) ?? text);
}

/** A number that may also be written as text. The schema reports what can't be read. */
export function writtenNumber<Schema extends z.core.$ZodType>(
  form: 'price' | 'number' | 'whole number',
  schema: Schema,
) {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    const read = readers[form](value);
    return read === undefined ? value : (read ?? undefined);
  }, schema);
}

/** Patterns of amounts, each with its thousands separator. */
const amounts: readonly [pattern: RegExp, thousands: string][] = [
  [/^\d+(?:[.,]\d{1,2})?$/, ''],
  [/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/, '.'],
  [/^\d{1,3}(?:,\d{3})+\.\d{1,2}$/, ','],
  [/^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/, ' '],
  [/^\d{1,3}(?:'\d{3})+(?:[.,]\d{1,2})?$/, "'"],
];

const onRequest = /^(?:(?:preis )?auf anfrage|(?:price )?on request|(?:prix )?sur demande)$/i;

/** '1.290,00 €', '1290.5', '1,290.00', "1'290.–", '12€50'; null for 'on request'. */
function readPrice(text: string): number | null | undefined {
  const plain = plainSigns(text);
  if (onRequest.test(plain)) return null;
  const amount = plain
    .replace(/^(\d+) ?€ ?(\d\d)$/, '$1,$2')
    .replaceAll(/^(?:€|EUR)\s?|\s?(?:€|EUR|Euros?)$/gi, '')
    .replace(/[,.]-{1,2}$/, '');
  return numberIn(amount, amounts);
}

const wholeNumbers: typeof amounts = [
  [/^-?\d+$/, ''],
  [/^-?\d{1,3}(?:\.\d{3})+$/, '.'],
  [/^-?\d{1,3}(?:,\d{3})+$/, ','],
  [/^-?\d{1,3}(?: \d{3})+$/, ' '],
  [/^-?\d{1,3}(?:'\d{3})+$/, "'"],
];

function readWholeNumber(text: string): number | undefined {
  return numberIn(plainSigns(text), wholeNumbers);
}

/** A single point or comma separates the decimals: '50.760' is in degrees. */
const numbers: typeof amounts = [
  [/^-?\d+(?:[.,]\d+)?$/, ''],
  [/^-?\d{1,3}(?:\.\d{3})+,\d+$/, '.'],
  [/^-?\d{1,3}(?:,\d{3})+\.\d+$/, ','],
  [/^-?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/, ' '],
  [/^-?\d{1,3}(?:'\d{3})+(?:[.,]\d+)?$/, "'"],
];

function readNumber(text: string): number | undefined {
  return numberIn(plainSigns(text), numbers);
}

function numberIn(text: string, notations: typeof amounts): number | undefined {
  const thousands = notations.find(([pattern]) => pattern.test(text))?.[1];
  if (thousands === undefined) return undefined;
  const plain = thousands ? text.replaceAll(thousands, '') : text;
  return Number(plain.replace(',', '.'));
}

/** Normalises spaces, apostrophes and hyphens to one character each. */
function plainSigns(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/[‐‑‒–—−]/g, '-');
}

const clocks: readonly RegExp[] = [
  // 9 / 9:30 / 9.30 Uhr / 09:30:00 / 16 h
  /^(\d{1,2})(?:[:.,](\d\d)(?:[:.]\d\d)?)?(?: ?(?:uhr|h|heures?|o'clock))?$/,
  // 9h30 / 9 Uhr 30
  /^(\d{1,2}) ?(?:h|uhr|heures?) ?(\d\d)$/,
  // 930 / 1630 Uhr
  /^(\d{1,2})(\d\d)(?: ?(?:uhr|h))?$/,
];

/** '9', '9.30', '0930', '16 Uhr', '9h30', '4.30 pm' as HH:MM, up to 24:00. */
function readTime(text: string): string | undefined {
  const plain = plainSigns(text).toLowerCase();
  const [, twelve, past = '00', half] =
    /^(\d{1,2})(?:[:.](\d\d))? ?([ap])\.? ?m\.?$/.exec(plain) ?? [];
  if (half) {
    if (Number(twelve) < 1 || Number(twelve) > 12) return undefined;
    return clock((Number(twelve) % 12) + (half === 'p' ? 12 : 0), Number(past));
  }
  for (const pattern of clocks) {
    const [, hour, minute = '00'] = pattern.exec(plain) ?? [];
    if (hour) return clock(Number(hour), Number(minute));
  }
  return undefined;
}

function clock(hour: number, minute: number): string | undefined {
  if (minute > 59 || hour * 60 + minute > 24 * 60) return undefined;
  return `${two(hour)}:${two(minute)}`;
}

function two(value: number | string): string {
  return String(value).padStart(2, '0');
}

/**
 * Parses '2026-11-22', '22.11.2026', '22/11/26', 'So., 22. November 2026', '1er mars 2027',
 * 'November 22, 2026' as YYYY-MM-DD. The day comes before the month, and a weekday must be right.
 */
function readDay(text: string): string | undefined {
  const date = writtenDate(text);
  const moment = new Date(`${date}T12:00:00Z`);
  if (!date || Number.isNaN(moment.getTime())) return undefined;
  // JavaScript turns 30 February into 2 March.
  if (moment.toISOString().slice(0, 10) !== date) return undefined;
  const [weekday] = withoutWeekday(plainSigns(text).toLowerCase());
  return weekday && !isNamed(weekdays[moment.getUTCDay()], weekday) ? undefined : date;
}

/** Parses a date as YYYY-MM-DD without checking that the day exists. */
export function writtenDate(text: string): string | undefined {
  const [, rest] = withoutWeekday(plainSigns(text).toLowerCase());
  const date = dateIn(rest);
  return date?.map(two).join('-');
}

function withoutWeekday(text: string): [weekday: string, rest: string] {
  const [start = '', name = ''] = /^(\p{L}{2,})\.?,? (?=\d)/u.exec(text) ?? [];
  return monthNamed(name) ? ['', text] : [name, text.slice(start.length)];
}

/** Year, month and day. */
function dateIn(text: string): (string | number)[] | undefined {
  const [, ...turned] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  // 20112026 can't start with a year: there is no month 20.
  if (turned.length > 0 && Number(turned[1]) <= 12) return turned;
  const [, day, month, year] =
    /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d\d)$/.exec(text)?.toSpliced(2, 1) ??
    /^(\d\d)(\d\d)((?:19|20)\d\d)$/.exec(text) ??
    [];
  if (day && month && year) return [fullYear(year), month, day];
  const named = /^(.+?),?[ -](\d{4})$/.exec(text);
  const rest = named?.[1] && dayAndMonth(named[1]);
  return rest ? [named?.[2] ?? '', ...rest] : undefined;
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

/** '22. November', '1er mars', '22nd of November', 'November 22': month and day. */
function dayAndMonth(text: string): [month: number, day: number] | undefined {
  const [, day, name] =
    /^(\d{1,2})(?:\.|er|st|nd|rd|th)?[ -]?(?:of )?(\p{L}+)\.?$/u.exec(text) ?? [];
  const [, otherName = '', other] = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?$/u.exec(text) ?? [];
  const month = monthNamed(name ?? otherName);
  return month ? [month, Number(day ?? other)] : undefined;
}

/**
 * Parses '10-01', '1.10.', '1/10', '1. Oktober', '1er octobre' as MM-DD, the form used in files.
 */
function readDayOfYear(text: string): string | undefined {
  const plain = plainSigns(text).toLowerCase();
  const [, ...turned] = /^(\d\d)-(\d\d)$/.exec(plain) ?? [];
  const [, day, month] =
    /^(\d{1,2})(?:\. ?(\d{1,2})\.?|\/(\d{1,2}))$/.exec(plain)?.filter(Boolean) ?? [];
  const inDigits = day && month ? [month, day] : turned;
  const parts = inDigits.length > 0 ? inDigits : dayAndMonth(plain);
  // A leap year has all days.
  return parts && readDay(`2000-${parts.map(two).join('-')}`)?.slice(5);
}

/** Accepts 'www.example.org' as well as 'https://example.org'. */
function readWebAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const address = /^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed;
  return /^https?:\/\/[^\s]+$/i.test(address) && URL.canParse(address) ? address : undefined;
}

const months: readonly (readonly string[])[] = [
  ['januar', 'janner', 'january', 'janvier'],
  ['februar', 'february', 'fevrier'],
  ['marz', 'maerz', 'march', 'mars'],
  ['april', 'avril'],
  ['mai', 'may'],
  ['juni', 'june', 'juin'],
  ['juli', 'july', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['oktober', 'october', 'octobre'],
  ['november', 'novembre'],
  ['dezember', 'december', 'decembre'],
];

/** Indexed by JavaScript's weekday number. */
const weekdays: readonly (readonly string[])[] = [
  ['sonntag', 'sunday', 'dimanche'],
  ['montag', 'monday', 'lundi'],
  ['dienstag', 'tuesday', 'mardi'],
  ['mittwoch', 'wednesday', 'mercredi'],
  ['donnerstag', 'thursday', 'jeudi'],
  ['freitag', 'friday', 'vendredi'],
  ['samstag', 'sonnabend', 'saturday', 'samedi'],
];

/** 1 for 'Januar', 'Jan' and 'janv'; undefined if it could mean two months. */
function monthNamed(name: string): number | undefined {
  if (name.length < 3) return undefined;
  const found = months.flatMap((names, at) => (isNamed(names, name) ? [at + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a text is one of the names, or a prefix of one. */
function isNamed(names: readonly string[] = [], text: string): boolean {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return names.some((name) => name.startsWith(plain));
}
