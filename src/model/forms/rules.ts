import { isDay, isDayTime } from './day-time.ts';
import { maxEmailLength, normalEmail } from './email.ts';

/** The mistakes that a visitor can make in a field. */
export type ErrorCode =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'not-an-email'
  | 'not-a-number'
  | 'not-a-sum'
  | 'not-agreed'
  | 'forbidden-characters'
  | 'not-offered'
  | 'not-a-phone';

export interface FieldRule {
  /**
   * text: a single line; message: several lines; agreement: a required checkbox; choice: one of those that
   * the shop offers; day: YYYY-MM-DD; time: HH:MM or a part of the day; sum: whole euros; number: a whole one.
   */
  kind:
    | 'text'
    | 'message'
    | 'email'
    | 'agreement'
    | 'phone'
    | 'choice'
    | 'day'
    | 'time'
    | 'sum'
    | 'number';
  required: boolean;
  /** Required also where this other field is filled in, or has this value. */
  requiredWith?: { field: string; value?: string };
  /** Not required where this other field is filled in. */
  unless?: string;
  /** In characters as counted by `length`, after `cleanText`; of a number, the least and the most. */
  min?: number;
  max: number;
}

const name = { kind: 'text', required: true, max: 100 } as const;
const email = { kind: 'email', required: true, max: maxEmailLength } as const;
const reachable = { ...email, unless: 'phone' } as const;
const phone = { kind: 'phone', required: false, max: 40 } as const;
const note = { kind: 'message', required: false, max: 5000 } as const;
export const choice = { kind: 'choice', required: true, max: 100 } as const;
const privacy = { kind: 'agreement', required: true, max: 0 } as const;

/** Who asks for something, by mail address or phone number. */
export const reachableSender = { name, email: reachable, phone, message: note, privacy } as const;

/** Who asks for something by mail. */
export const mailSender = { name, email, message: note, privacy } as const;

/** The fields of the forms that belong to no feature, in the order they are shown in. */
export const formRules = {
  contact: {
    name,
    email,
    message: { kind: 'message', required: true, min: 10, max: 5000 },
    privacy,
  },
  availability: mailSender,
} as const satisfies Record<string, Record<string, FieldRule>>;

/** The mistakes by field; empty if there are none. */
export type FieldErrors = Record<string, ErrorCode>;

/** Checks a visitor's input: texts, and `true` or `on` for a ticked checkbox. */
export function checkForm(
  fields: Readonly<Record<string, FieldRule>>,
  values: Readonly<Record<string, unknown>>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, rule] of Object.entries(fields)) {
    const error = checkField({ ...rule, required: isRequired(rule, values) }, values[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

/** Whether a field must be filled in, given what stands in the others. */
function isRequired(
  { required, requiredWith, unless }: FieldRule,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (requiredWith) {
    const { field, value } = requiredWith;
    return value === undefined ? isFilled(values[field]) : values[field] === value;
  }
  return required && !(unless !== undefined && isFilled(values[unless]));
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && visible.test(value);
}

export function checkField(rule: FieldRule, value: unknown): ErrorCode | undefined {
  if (rule.kind === 'agreement') {
    return value === true || value === 'on' ? undefined : 'not-agreed';
  }
  if (typeof value === 'string' && isFarTooLong(rule, value)) {
    return rule.kind === 'number' ? 'not-a-number' : 'too-long';
  }
  if (typeof value === 'string' && pileOfMarks.test(value)) return 'forbidden-characters';
  const text = typeof value === 'string' ? cleanText(value) : '';
  if (!visible.test(text)) return rule.required ? 'missing' : undefined;
  if (rule.kind === 'number') return isWithin(rule, text) ? undefined : 'not-a-number';
  if (rule.kind === 'sum' && !/^[1-9]\d*$/.test(text)) return 'not-a-sum';
  if (text.length > rule.max) return 'too-long';
  if (rule.kind === 'message' ? forbidden.test(text) : isForbiddenInLine(text)) {
    return 'forbidden-characters';
  }
  if (rule.kind === 'email' && !normalEmail(text)) return 'not-an-email';
  if (rule.kind === 'phone' && !phoneNumber.test(text)) return 'not-a-phone';
  if (rule.kind === 'day' && !isDay(text)) return 'not-offered';
  if (rule.kind === 'time' && !isDayTime(text)) return 'not-offered';
  return text.length < (rule.min ?? 0) ? 'too-short' : undefined;
}

/**
 * The text as it is checked, stored and sent: trimmed, with plain line feeds and composed accents.
 */
export function cleanText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim();
}

/**
 * Whether a text stays too long however it is cleaned. Composing accents makes one character of
 * four at most (UAX 15), and takes longer the more of them a body piles up.
 */
function isFarTooLong({ kind, max }: FieldRule, text: string): boolean {
  return text.trim().length > 4 * (kind === 'number' ? String(max).length : max);
}

/** Whether a text is a whole number within the bounds of a rule. */
function isWithin({ min = 0, max }: FieldRule, text: string): boolean {
  return /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/** Five digits at least, with whatever people write between them. */
const phoneNumber = /^\+?(?:[\s()/.-]*\d){5,}[\s()/.-]*$/;

/** A visible character. */
const visible = /[^\p{C}\p{Z}\p{M}]/u;

/**
 * More combining marks than any writing has on one character (UAX 15, Stream-Safe Text Format). The
 * time to compose them grows by the square of their number. Looks at each mark once: without its
 * beginning, it would count anew from every mark of a pile.
 */
const pileOfMarks = /(?:^|\P{M})\p{M}{31}/u;

/** Control characters and lone surrogates. Line feeds and tabs are allowed in messages. */
const forbidden = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Lines become parts of mail headers. */
function isForbiddenInLine(text: string): boolean {
  return forbiddenInLine.test(text) || encodedWord.test(text);
}

/** The form in which mail headers hold any character, which would be shown decoded (RFC 2047). */
const encodedWord = /=\?[^?\s]+\?[bq]\?/i;

/** Characters that break a line or change the direction of the text after them. */
const forbiddenInLine = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
