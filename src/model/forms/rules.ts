import { maxEmailLength, normalEmail } from './email.ts';

/** What can be wrong with a field that a visitor fills in. */
export type ErrorCode =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'not-an-email'
  | 'not-agreed'
  | 'forbidden-characters';

export interface FieldRule {
  /** text: one line; message: lines; agreement: a box that must be ticked. */
  kind: 'text' | 'message' | 'email' | 'agreement';
  required: boolean;
  /** Characters, as `length` counts them, after `cleanText`. */
  min?: number;
  max: number;
}

const name = { kind: 'text', required: true, max: 100 } as const;
const email = { kind: 'email', required: true, max: maxEmailLength } as const;
const privacy = { kind: 'agreement', required: true, max: 0 } as const;

/** The fields of each form, in the order in which they are shown. */
export const formRules = {
  contact: {
    name,
    email,
    message: { kind: 'message', required: true, min: 10, max: 5000 },
    privacy,
  },
  newsletter: { email },
  availability: {
    name,
    email,
    message: { kind: 'message', required: false, max: 5000 },
    privacy,
  },
} as const satisfies Record<string, Record<string, FieldRule>>;

export type FormName = keyof typeof formRules;

/** The fields of each piece that availability is asked for. */
export const pieceRules = {
  id: { kind: 'text', required: true, max: 100 },
  title: { kind: 'text', required: true, max: 200 },
  path: { kind: 'text', required: true, max: 300 },
  note: { kind: 'message', required: false, max: 500 },
} as const satisfies Record<string, FieldRule>;

export const maxPieces = 50;

/** What is wrong, by field; empty where nothing is. */
export type FieldErrors = Record<string, ErrorCode>;

/** Checks what a visitor has filled in: texts, and `true` or `on` for a box that is ticked. */
export function checkForm(form: FormName, values: Readonly<Record<string, unknown>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, rule] of Object.entries<FieldRule>(formRules[form])) {
    const error = checkField(rule, values[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

export function checkField(rule: FieldRule, value: unknown): ErrorCode | undefined {
  if (rule.kind === 'agreement') {
    return value === true || value === 'on' ? undefined : 'not-agreed';
  }
  const text = typeof value === 'string' ? cleanText(value) : '';
  if (!visible.test(text)) return rule.required ? 'missing' : undefined;
  if (text.length > rule.max) return 'too-long';
  if ((rule.kind === 'message' ? forbidden : forbiddenInLine).test(text)) {
    return 'forbidden-characters';
  }
  if (rule.kind === 'email' && !normalEmail(text)) return 'not-an-email';
  return text.length < (rule.min ?? 0) ? 'too-short' : undefined;
}

/** The text as it is checked, kept and sent: trimmed, with plain line feeds, accents composed. */
export function cleanText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** A character that leaves a mark. */
const visible = /[^\p{C}\p{Z}\p{M}]/u;

/** Control characters, and halves of characters; lines and tabs may stand in a message. */
const forbidden = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** What breaks a line, or turns the direction of what follows on it. */
const forbiddenInLine = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
