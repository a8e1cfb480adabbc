import { z } from 'zod';
import { hexColour } from './contrast.ts';
import { normalEmail } from './forms/email.ts';
import { pieceRules } from './forms/pieces.ts';
import { checkField } from './forms/rules.ts';
import { about, type ByLanguage, type Option, type OwnerWords } from './owner-words.ts';
import { writtenDate, writtenNumber, writtenText } from './written.ts';

/**
 * Kinds of text fields with a special meaning. The loader uses this mark to find them anywhere in a
 * record: images are looked up, HTML is sanitised, Markdown is read for links.
 */
export type FieldKind =
  | 'image'
  | 'html'
  | 'markdown'
  | 'link'
  | 'path'
  | 'phone'
  | 'brand-type'
  | 'brand'
  | 'category'
  | 'attribute'
  | 'item';

/** Kinds of text that people write and read in a special way. */
export type TextForm =
  | 'sentences'
  | 'colour'
  | 'day'
  | 'day of year'
  | 'time'
  | 'email'
  | 'web address'
  | 'slug';

declare module 'zod' {
  interface GlobalMeta {
    /** The special meaning of the text, if any. */
    kind?: FieldKind;
    /**
     * Its form, if any: the content system has a control for each. A price is a number that people
     * write as text.
     */
    form?: TextForm | 'price';
    /**
     * Whether the text may look like a number, such as a postal code; some formats then require
     * quotes.
     */
    looksLikeNumber?: true;
    /** What to do if none of its values, nor a similar one, is meant. */
    otherwise?: string;
    /** Marks the field that identifies a collection's records, and how two values are compared. */
    name?: 'written' | 'file name';
  }
}

const empty = 'This must not be empty.';

/** Anything except spaces and zero-width characters. */
const visible = /[^\s\p{Cf}]/u;

const filled = () =>
  z
    .string()
    .trim()
    .min(1, empty)
    .refine((value) => value === '' || visible.test(value), empty);

/** Non-empty plain text. */
export const text = (description: string, words?: OwnerWords) =>
  filled().meta(about(description, words));

/** A name that visitors ask about; the forms must accept it. */
export const askedName = (description: string, words?: OwnerWords) =>
  filled()
    .refine(
      (value) => checkField({ ...pieceRules.title, required: false }, value) === undefined,
      'Write one line of 200 characters at most, without tabs: visitors ask for it by this name.',
    )
    .meta(about(description, words));

/** Plain text of a sentence or more. */
export const sentences = (description: string, words?: OwnerWords) =>
  filled().meta({ ...about(description, words), form: 'sentences' });

/** Marks the field that identifies the records of a collection. It is unique. */
export function nameOf<Schema extends z.ZodType>(
  schema: Schema,
  name: 'written' | 'file name' = 'written',
): Schema {
  return schema.meta({ name });
}

/** One of a few values, each with the owner's name for it. */
export const choice = <const Value extends string>(
  options: readonly (Option & { value: Value })[],
) => z.enum(options.map(({ value }) => value) as [Value, ...Value[]]).meta({ options });

/** Text of digits, such as a postal code. */
export const digits = (description: string, words?: OwnerWords) =>
  filled().meta({ ...about(description, words), looksLikeNumber: true });

/** The file name of an image; lookup ignores case and surrounding spaces. */
export const image = (description: string, words?: OwnerWords) =>
  filled().meta({ ...about(description, words), kind: 'image' });

/** HTML from the content system; sanitised when content is loaded. */
export const html = (description: string, words?: OwnerWords) =>
  z.string().meta({ ...about(description, words), kind: 'html' });

/** Markdown. */
export const markdown = (description: string, words?: OwnerWords) =>
  z.string().meta({ ...about(description, words), kind: 'markdown' });

/**
 * A page key, the path of a page or file, an anchor, a web address, a mail address or a `tel:`
 * number.
 */
export const link = (description: string, words?: OwnerWords) =>
  filled().meta({ ...about(description, words), kind: 'link' });

/** A phone number; read as German if it has no country code. */
export const phone = (description: string, words?: OwnerWords) =>
  filled().meta({ ...about(description, words), kind: 'phone' });

/** A web address with http or https. */
export const webAddress = (description: string, words?: OwnerWords) =>
  writtenText('web address')
    .check(
      z.url({
        protocol: /^https?$/,
        error: 'Write a whole web address, such as https://example.org.',
      }),
    )
    .meta({ ...about(description, words), form: 'web address' });

/** The machine's own host names, which need no network. */
const loopback = /^(?:localhost|127(?:\.\d+){3})$/;

/** The address of a service that pages load from: https, or http on the local machine. */
export const secureAddress = (description: string, words?: OwnerWords) =>
  webAddress(description, words).refine(
    (url) => !URL.canParse(url) || isSecure(new URL(url)),
    'Pages may load from https alone: write an address that begins with https://.',
  );

function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || loopback.test(hostname);
}

/** A mail address as mail servers accept it: an IDN becomes ASCII. */
export const email = (description: string, words?: OwnerWords) =>
  z
    .stringFormat(
      'email',
      (value) => normalEmail(value) !== undefined,
      'Write an e-mail address, such as post@example.org.',
    )
    .transform((value) => normalEmail(value) ?? value)
    .meta({ ...about(description, words), form: 'email' });

/** A colour as #rgb or #rrggbb. */
export const colour = (description: string, words?: OwnerWords) =>
  z
    .string()
    .regex(hexColour, 'Write a colour as #rrggbb, such as "#14302a".')
    .toLowerCase()
    .meta({ ...about(description, words), form: 'colour' });

/** A path segment: lower-case letters without accents, digits, hyphens. */
export const slug = (description: string, words?: OwnerWords) =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/,
      'Use lower-case letters a to z, digits and hyphens only, such as "halden-sohn".',
    )
    .max(pieceRules.id.max)
    .meta({ ...about(description, words), form: 'slug' });

/** The name of a record with its own page: the last segment of the page's path. */
export const lastOfPath = (description: string, example: string) =>
  slug(description, {
    de: [
      'Webadresse',
      'Entsteht von selbst, wenn Sie nichts eintragen. Ändern Sie sie nach dem Veröffentlichen, laufen alte Links ins Leere.',
    ],
    en: [
      'Web address',
      'Made for you unless you write one. If you change it after publishing, old links break.',
    ],
    fr: [
      'Adresse web',
      'Créée automatiquement si vous n’écrivez rien. Si vous la changez après la publication, les anciens liens ne mènent plus nulle part.',
    ],
    example,
  });

/** The name that links use for a page whose path is different. */
export const nameInLinks = (description: string, example: string) =>
  slug(description, {
    de: ['Kurzname', 'Für Links im Menü und in Texten. Entsteht von selbst.'],
    en: ['Short name', 'For links in the menu and in texts. Made for you unless you write one.'],
    fr: ['Nom court', 'Pour les liens du menu et des textes. Créé automatiquement.'],
    example,
    inList: 'column',
  });

/** A complete path within the site, without a trailing slash. */
export const sitePath = (description: string, words?: OwnerWords) =>
  z
    .string()
    .regex(
      /^(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)+$/,
      'Write a path that begins with a slash and has lower-case letters a to z, digits and hyphens, such as "/werkstatt".',
    )
    .meta({ ...about(description, words), kind: 'path' });

/** The path of a page in one language. */
export const pathOfPage = (description: string, example: ByLanguage) =>
  sitePath(description, {
    de: [
      'Webadresse',
      'Entsteht von selbst. Beginnt mit einem Schrägstrich, auf Englisch mit /en/, auf Französisch mit /fr/.',
    ],
    en: [
      'Web address',
      'Made for you. Begins with /en/ in English and /fr/ in French; in German with a slash alone.',
    ],
    fr: [
      'Adresse web',
      'Créée automatiquement. Commence par /fr/ en français et /en/ en anglais ; en allemand, par une simple barre.',
    ],
    example,
  });

/** A calendar day, YYYY-MM-DD. */
export const day = (description: string, words?: OwnerWords) =>
  writtenText('day')
    .check(z.iso.date({ error: ({ input }) => dayMistake(String(input)) }))
    .meta({ ...about(description, words), form: 'day' });

function dayMistake(value: string): string {
  const [year, month = ''] = writtenDate(value)?.split('-') ?? [];
  const length = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12
    ? `There is no such day: the month ${year}-${month} has ${length}.`
    : 'Write a day as YYYY-MM-DD, such as "2027-03-14".';
}

/** A day of any year, MM-DD. */
export const dayOfYear = (description: string, words?: OwnerWords) =>
  writtenText('day of year')
    .regex(
      /^(?:(?:0[13-9]|1[0-2])-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d)|(?:0[13578]|1[02])-31)$/,
      'Write month and day as "MM-DD", such as "10-01" for 1 October.',
    )
    .meta({ ...about(description, words), form: 'day of year' });

/** A time of day, HH:MM, 00:00 to 24:00. People may write it in many ways. */
export const timeOfDay = (description: string, words?: OwnerWords) =>
  writtenText('time')
    .regex(
      /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/,
      'Write a time of day as "HH:MM", such as "09:30".',
    )
    .meta({ ...about(description, words), form: 'time' });

/** An amount in euros with at most two decimals. */
export const price = (
  description: string,
  { least, most, words }: { least: number; most: number; words: OwnerWords },
) =>
  writtenNumber(
    'price',
    z
      .number()
      .min(least)
      .max(most)
      .refine((value) => Number(value.toFixed(2)) === value, 'A price has two decimals at most.')
      .optional(),
  )
    .optional()
    .meta({ ...about(description, words), form: 'price' });

/** A sort key, smallest first. */
export const order = (description: string) =>
  z
    .number()
    .default(0)
    .meta(
      about(description, {
        de: ['Reihenfolge', 'Die kleinste Zahl steht vorn.'],
        en: ['Order', 'The smallest number comes first.'],
        fr: ['Ordre', 'Le plus petit nombre vient en premier.'],
      }),
    );
