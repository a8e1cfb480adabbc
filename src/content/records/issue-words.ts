import type { z } from 'zod';
import type { Diagnosis } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/nearest.ts';
import type { SourceWords } from '../source.ts';

/**
 * Words for an issue whose schema has none of its own. The description says what the field is for,
 * and is the hint where the source has no better one.
 */
export function wordsFor(
  issue: z.core.$ZodIssue,
  description: string,
  words: SourceWords,
): Diagnosis {
  switch (issue.code) {
    case 'invalid_type': {
      const given = Array.isArray(issue.input) ? 'array' : typeof issue.input;
      return {
        code: 'wrong-type',
        message: wrongType(issue.expected, given, issue.input),
        hint: words.howToWrite?.({ needed: issue.expected, given }) ?? description,
      };
    }
    case 'invalid_value':
      return {
        code: 'unknown-value',
        message: `${quote(issue.input)} is none of the values that this field can have.`,
        hint: suggest(String(issue.input), issue.values.map(String).filter(Boolean)),
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

function amount(origin: string): string {
  if (origin === 'string') return 'The number of letters must be';
  if (origin === 'array') return 'The number of entries must be';
  return 'This must be';
}

function wrongType(expected: string, given: string, input: unknown): string {
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

/** A value as part of a sentence, shortened where it is long. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
