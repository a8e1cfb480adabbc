import type { z } from 'zod';
import { suggest } from './nearest.ts';

/** What is wrong, and how to mend it. */
interface Words {
  message: string;
  hint: string;
}

/** Words for an issue whose schema has none of its own. The description says what the field is for. */
export function wordsFor(issue: z.core.$ZodIssue, description: string): Words {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input, description);
    case 'invalid_value': {
      const values = issue.values.map(String).filter(Boolean);
      const message = `${quote(issue.input)} is none of the values that this field can have.`;
      return { message, hint: suggest(String(issue.input), values) };
    }
    case 'too_big':
      return { message: `${amount(issue.origin)} at most ${issue.maximum}.`, hint: description };
    case 'too_small':
      return { message: `${amount(issue.origin)} at least ${issue.minimum}.`, hint: description };
    default:
      return { message: `${quote(issue.input)} cannot stand here.`, hint: description };
  }
}

function amount(origin: string): string {
  if (origin === 'string') return 'The number of letters must be';
  if (origin === 'array') return 'The number of entries must be';
  return 'This must be';
}

function wrongType(expected: string, input: unknown, description: string): Words {
  const needed = typeNames[expected] ?? expected;
  const given = Array.isArray(input) ? 'array' : typeof input;
  const message =
    expected === 'int' && given === 'number'
      ? `${quote(input)} stands where a whole number is needed.`
      : `${capital(typeNames[given] ?? given)} stands where ${needed} is needed.`;
  return { message, hint: typeHint(expected, given) ?? description };
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

function typeHint(expected: string, given: string): string | undefined {
  if (expected === 'string' && (given === 'number' || given === 'boolean')) {
    return 'Put it in quotes.';
  }
  if ((expected === 'number' || expected === 'int') && given === 'string') {
    return 'Write digits without quotes.';
  }
  if (expected === 'boolean') return 'Write true or false, without quotes.';
  if (expected === 'array') return 'Begin each entry with "- ".';
  if (expected === 'object') return 'Write each field as "name: value".';
  return undefined;
}

/** A value as part of a sentence, shortened where it is long. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
