import { z } from 'zod';
import { languageSchema } from '../language.ts';
import { normalEmail } from './email.ts';
import { maxPieces, pieceRules } from './pieces.ts';
import {
  checkField,
  cleanText,
  type FieldRule,
  formRules,
  mailSender,
  reachableSender,
} from './rules.ts';

/** The fields that every form sends in addition to its own. */
export const commonFields = {
  language: languageSchema.meta({ description: 'Language of the page that the form stands on.' }),
  page: path('Path of the page that the form stands on, such as /kontakt.').optional(),
  token: z
    .string('wrong-type')
    .max(200, 'too-long')
    .optional()
    .meta({ description: 'What GET /api/token gave when the visitor began to write.' }),
  website: z
    .string('wrong-type')
    .max(1000, 'too-long')
    .optional()
    .meta({ description: 'Must be empty: people do not see this field.' }),
  altcha: z.string('wrong-type').max(4000, 'too-long').optional().meta({
    description:
      'Base64 of {"challenge", "solution"}: the proof of work that an answer of status 403 asked for.',
  }),
};

const { contact } = formRules;

export const contactSchema = z.strictObject({
  ...commonFields,
  name: text(contact.name, 'The visitor’s name.'),
  email: email(contact.email),
  message: text(contact.message, 'What the visitor writes.'),
  privacy: agreement(),
});

const pieceSchema = z.strictObject({
  id: text(pieceRules.id, 'Key of the piece.'),
  title: text(pieceRules.title, 'Its name, as the page shows it.'),
  path: path('Path of its page.'),
  number: optionalText(pieceRules.number, 'Its article number, as the page shows it.'),
  price: optionalText(pieceRules.price, 'Its price, as the page shows it: unverified.'),
  note: optionalText(pieceRules.note, 'What the visitor adds, such as a size.'),
});

/** The fields of somebody who leaves a mail address. */
export const mailFields = {
  name: text(mailSender.name, 'The visitor’s name.'),
  email: email(mailSender.email),
  message: optionalText(mailSender.message, 'What the visitor writes.'),
  privacy: agreement(),
};

export const availabilitySchema = z.strictObject({
  ...commonFields,
  ...mailFields,
  pieces: z
    .array(pieceSchema, { error: wrongOrMissing })
    .min(1, 'missing')
    .max(maxPieces, 'too-long')
    .meta({ description: 'What the visitor asks for.' }),
});

/** The fields of somebody who leaves a mail address or a phone number. */
export const reachableFields = {
  name: text(reachableSender.name, 'The visitor’s name.'),
  email: optionalEmail(reachableSender.email),
  phone: optionalText(
    reachableSender.phone,
    'The visitor’s phone number, where there is no address.',
  ),
  message: optionalText(reachableSender.message, 'What the visitor writes.'),
  privacy: agreement(),
};

export type ContactMessage = z.output<typeof contactSchema>;
export type AvailabilityRequest = z.output<typeof availabilitySchema>;

/** A text that follows a rule. The issues' messages are mistake codes. */
export function text(rule: FieldRule, description: string) {
  return z
    .string({ error: wrongOrMissing })
    .transform((value, context) => {
      const code = checkField(rule, value);
      if (!code) return cleanText(value);
      context.addIssue(code);
      return z.NEVER;
    })
    .meta({ description, ...bounds(rule) });
}

/** What a rule says in terms of JSON Schema. */
function bounds({ kind, required, min, max }: FieldRule) {
  if (kind === 'number') return { pattern: '^[0-9]{1,9}$' };
  return { minLength: min ?? Number(required), maxLength: max };
}

/** Left out if empty. */
export function optionalText(rule: FieldRule, description: string) {
  return text(rule, description)
    .transform((value) => value || undefined)
    .optional();
}

/** A path of the site, which cannot point to another host. */
function path(description: string) {
  return text(pieceRules.path, description).refine(
    (value) => /^\/(?![/\\])/.test(value),
    'wrong-type',
  );
}

function email(rule: FieldRule) {
  return text(rule, 'The visitor’s mail address.')
    .transform((value) => normalEmail(value) ?? value)
    .meta({ description: 'The visitor’s mail address.', format: 'email', maxLength: rule.max });
}

/** Left out if empty, which the form's rules allow where there is a phone number. */
function optionalEmail(rule: FieldRule) {
  return optionalText({ ...rule, required: false }, 'The visitor’s mail address.').transform(
    (value) => value && (normalEmail(value) ?? value),
  );
}

function agreement() {
  return z.literal(true, 'not-agreed').meta({
    description: 'Whether the visitor agrees that the data are used to answer.',
  });
}

function wrongOrMissing({ input }: { input?: unknown }): string {
  return input === undefined ? 'missing' : 'wrong-type';
}
