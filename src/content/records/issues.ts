import type { z } from 'zod';
import type { Diagnosis } from '../diagnostics/diagnostic.ts';
import { nearest, suggest } from '../diagnostics/nearest.ts';
import type { SourceWords } from '../source.ts';
import type { TextForm } from '#model/fields.ts';
import { metaOf, schemaAt, shapeOf } from '#model/schema.ts';

/** A mistake and its path in a record. */
interface Mistake extends Diagnosis {
  path: PropertyKey[];
}

/** Parameters for `safeParse` that let `mistakesOf` tell the schema's own messages from zod's. */
export const parseParams = { reportInput: true, error: () => '' } as const;

/** The mistakes of a record, in the words of its schema if it has any. */
export function mistakesOf(
  schema: z.core.$ZodType,
  error: z.core.$ZodError,
  words: SourceWords,
): Mistake[] {
  const mistakes = error.issues.flatMap((issue) => describe(schema, issue, words));
  const meant = new Set(mistakes.flatMap(({ meant: path }) => (path ? [path.join('.')] : [])));
  const broken = new Set(mistakes.flatMap(({ rule, path }) => (rule ? [] : [path.join('.')])));
  return mistakes
    .filter(({ missing, path }) => !(missing && meant.has(path.join('.'))))
    .filter(({ rule, path }) => !(rule && broken.has(path.join('.'))))
    .map(({ path, code, message, hint = '' }) => ({ path, code, message, hint }));
}

interface Described extends Mistake {
  /** Whether the field is merely missing. */
  missing?: boolean;
  /** Whether it breaks a custom rule, which is irrelevant if the field has another mistake. */
  rule?: boolean;
  /** The path of the field that an unknown field most likely means. */
  meant?: PropertyKey[];
}

function describe(root: z.core.$ZodType, issue: z.core.$ZodIssue, words: SourceWords): Described[] {
  const { path, input } = issue;
  const schema = schemaAt(root, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(schema, input, path, key));
  }
  const meta = schema ? metaOf(schema) : {};
  const { description = '', looksLikeNumber } = meta;
  if (input === undefined && issue.code !== 'custom') {
    const syntax = looksLikeNumber && words.howToWrite?.({ needed: 'string', given: 'number' });
    const hint = [description, syntax].filter(Boolean).join(' ');
    const missing: Diagnosis =
      path.length > 0
        ? { code: 'missing-field', message: 'This field is missing.' }
        : { code: 'missing-record', message: 'This record is missing.' };
    return [{ path, ...missing, hint, missing: true }];
  }
  if (input === null) {
    const isText = issue.code === 'invalid_type' && issue.expected === 'string';
    const syntax = isText ? words.howToWrite?.({ needed: 'string', given: 'null' }) : undefined;
    const hint = ['Fill it in, or leave it out.', syntax].filter(Boolean).join(' ');
    return [{ path, code: 'empty-field', message: 'This field is empty.', hint }];
  }
  if (issue.code === 'invalid_format' && issue.message) {
    const message = `${quote(input)} cannot stand here.`;
    return [{ path, code: 'invalid-value', message, hint: issue.message }];
  }
  if (issue.message) {
    const rule = issue.code === 'custom';
    return [{ path, code: 'invalid-value', message: issue.message, rule }];
  }
  return [{ path, ...wordsFor(issue, meta, words) }];
}

function unknownField(
  schema: z.core.$ZodType | undefined,
  input: unknown,
  path: PropertyKey[],
  key: string,
): Described {
  const taken = typeof input === 'object' && input !== null ? input : {};
  const known = Object.keys((schema && shapeOf(schema)) ?? {});
  const free = known.filter((name) => !Object.hasOwn(taken, name));
  const near = nearest(key, free);
  return {
    path: [...path, key],
    code: 'unknown-field',
    message: 'This field is not known.',
    hint: suggest(key, near === undefined ? known : free),
    ...(near === undefined ? {} : { meant: [...path, near] }),
  };
}

/**
 * Describes an issue whose schema has no message of its own. The field's description becomes the
 * hint, unless the source has a better one.
 */
function wordsFor(
  issue: z.core.$ZodIssue,
  { description = '', otherwise, form }: z.core.GlobalMeta,
  words: SourceWords,
): Diagnosis {
  switch (issue.code) {
    case 'invalid_type': {
      const given = Array.isArray(issue.input) ? 'array' : typeof issue.input;
      return {
        code: 'wrong-type',
        message: wrongType(issue.expected, given, issue.input),
        hint:
          ((given === 'number' || given === 'string') && form && writtenForms[form]) ||
          (words.howToWrite?.({ needed: issue.expected, given }) ?? description),
      };
    }
    case 'invalid_value':
      return {
        code: 'unknown-value',
        message: `${quote(issue.input)} is none of the values that this field can have.`,
        hint: unknownValueHint(
          String(issue.input),
          issue.values.map(String).filter(Boolean),
          otherwise,
        ),
      };
    case 'too_big':
      return {
        code: 'out-of-bounds',
        message: `${amount(issue.origin)} at most ${issue.maximum}.`,
        hint: description,
      };
    case 'too_small':
      return {
        code: 'out-of-bounds',
        message: `${amount(issue.origin)} at least ${issue.minimum}.`,
        hint: description,
      };
    default:
      return {
        code: 'invalid-value',
        message: `${quote(issue.input)} cannot stand here.`,
        hint: description,
      };
  }
}

/** How to write values that are easily mistaken for another type, such as 9.30. */
const writtenForms: Partial<Record<TextForm | 'price', string>> = {
  time: 'Write a time of day as "HH:MM", such as "09:30".',
  day: 'Write a day as YYYY-MM-DD, such as "2027-03-14".',
  'day of year': 'Write month and day as "MM-DD", such as "10-01" for 1 October.',
  price: 'Write a price as 1290 or "1.290,00".',
};

function unknownValueHint(value: string, known: readonly string[], otherwise = ''): string {
  const isNear = nearest(value, known) !== undefined;
  return `${suggest(value, known)}${isNear ? '' : ` ${otherwise}`}`.trim();
}

function amount(origin: string): string {
  if (origin === 'string') return 'The number of letters must be';
  if (origin === 'array') return 'The number of entries must be';
  return 'This must be';
}

function wrongType(expected: string, given: string, input: unknown): string {
  if (given === 'number' && !Number.isFinite(input)) {
    return `${String(input)} is no number that can be shown.`;
  }
  if (expected === 'int' && given === 'number') {
    return `${quote(input)} stands where a whole number is needed.`;
  }
  const needed = typeNames[expected] ?? expected;
  return `${capital(typeNames[given] ?? given)} stands where ${needed} is needed.`;
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
};

/** Quotes a value in a sentence, shortened if it is long. */
function quote(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
