import type { z } from 'zod';
import type { Diagnosis } from '../diagnostics/diagnostic.ts';
import { quote, wordsFor } from './issue-words.ts';
import { nearest, suggest } from '../diagnostics/nearest.ts';
import { metaOf, schemaAt, shapeOf } from './schema.ts';
import type { SourceWords } from '../source.ts';

/** A mistake at a place in a record. */
interface Mistake extends Diagnosis {
  path: PropertyKey[];
}

/** What `safeParse` needs, so that `mistakesOf` can tell the schema's own words from zod's. */
export const parseParams = { reportInput: true, error: () => '' } as const;

/** The mistakes of a record, in the words of its schema where it has some. */
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
  /** Whether the field is only missing. */
  missing?: boolean;
  /** Whether it breaks a rule of its own, which says nothing more about a field that is broken anyway. */
  rule?: boolean;
  /** The path of the field that an unknown one most likely means. */
  meant?: PropertyKey[];
}

function describe(root: z.core.$ZodType, issue: z.core.$ZodIssue, words: SourceWords): Described[] {
  const { path, input } = issue;
  const schema = schemaAt(root, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(schema, input, path, key));
  }
  const { description = '', looksLikeNumber } = schema ? metaOf(schema) : {};
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
    const hint = 'Fill it in, or leave it out.';
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
  return [{ path, ...wordsFor(issue, description, words) }];
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
