import { z } from 'zod';
import { type Collection, contentSchema } from '#model/site.ts';
import { elementOf } from '#model/schema.ts';
import type { Diagnosis, Report } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/nearest.ts';
import type { SourceWords } from '../source.ts';
import { collections, type Draft, type Entry, isList, placeholder } from './draft.ts';
import { mistakesOf, parseParams } from './issues.ts';

/**
 * Validates each record against its schema. Rules about a whole list, such as unique names, are
 * left to the checks across records, which can name both files.
 */
export function validate(
  records: Record<string, unknown>,
  words: SourceWords,
  report: Report,
): Draft {
  for (const name of Object.keys(records)) {
    if (Object.hasOwn(contentSchema.shape, name)) continue;
    report({
      code: 'unknown-collection',
      path: [name],
      message: 'This collection is not known.',
      hint: suggest(name, collections),
    });
  }
  const check = (name: Collection): Entry[] => {
    const record = (value: unknown, path: readonly PropertyKey[]) =>
      validateRecord(name, value, path, { words, report });
    const value = records[name];
    if (!isList(name)) return record(value, [name]);
    if (value === undefined) return [];
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown, index) => record(item, [name, index]));
    }
    const hint = words.howToWrite?.({ needed: 'array' });
    const message = 'A list of records is needed here.';
    report({ code: 'wrong-type', path: [name], message, ...(hint ? { hint } : {}) });
    return [];
  };
  return Object.fromEntries(collections.map((name) => [name, check(name)])) as Draft;
}

/** The schema of a collection's records. */
export function recordSchema(collection: Collection): z.core.$ZodType {
  const schema = contentSchema.shape[collection];
  return elementOf(schema) ?? schema;
}

/**
 * Control characters except tabs and line ends, and characters that change the direction of the
 * text after them.
 */
const invisible = /[[\p{Cc}--[\t\n\r]]\u202A-\u202E\u2066-\u2069]/v;

/** Whether a value has any; a quick test, since few of tens of thousands of records do. */
function hasInvisible(value: unknown): boolean {
  if (typeof value === 'string') return invisible.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasInvisible);
}

/** Finds invisible characters in a record's texts, which browsers and search engines mishandle. */
function* invisibleCharacters(
  value: unknown,
  path: readonly PropertyKey[],
): Generator<Diagnosis<'invisible-character'> & { path: readonly PropertyKey[] }> {
  if (typeof value === 'string') {
    const code = invisible.exec(value)?.[0].codePointAt(0);
    if (code === undefined) return;
    yield {
      code: 'invisible-character',
      path,
      message: `The text has a character that nobody sees: U+${code.toString(16).toUpperCase().padStart(4, '0')}.`,
      hint: 'Delete it, or type the text again; such characters come along when texts are copied.',
    };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      yield* invisibleCharacters(child, [...path, Array.isArray(value) ? Number(name) : name]);
    }
  }
}

/** The record, or its placeholder; none if neither is possible. */
function validateRecord(
  collection: Collection,
  record: unknown,
  path: readonly PropertyKey[],
  { words, report }: { words: SourceWords; report: Report },
): Entry[] {
  const schema = recordSchema(collection);
  if (hasInvisible(record)) {
    for (const finding of invisibleCharacters(record, path)) report(finding);
  }
  const parsed = z.safeParse(schema, record, parseParams);
  for (const mistake of parsed.success ? [] : mistakesOf(schema, parsed.error, words)) {
    report({ ...mistake, path: [...path, ...mistake.path] });
  }
  const value = parsed.success ? parsed.data : placeholder(collection, schema, record);
  if (value === undefined) return [];
  return [{ path, value, sound: parsed.success, delivered: record }];
}
