import { z } from 'zod';
import { type Collection, contentSchema } from '#model/site.ts';
import type { Report } from '../diagnostics/collect-diagnostics.ts';
import { collections, type Draft, type Entry, isList } from './draft.ts';
import { mistakesOf, parseParams } from './issues.ts';
import { suggest } from '../diagnostics/nearest.ts';
import { elementOf } from './schema.ts';
import type { SourceWords } from '../source.ts';
import { standIn } from './stand-in.ts';

/**
 * Checks each record against its schema. What holds for a whole list, such as that names are given
 * once, is left to the checks across records: they can name the files of both.
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

/** The record, or what stands in for it; nothing where nothing can. */
function validateRecord(
  collection: Collection,
  record: unknown,
  path: readonly PropertyKey[],
  { words, report }: { words: SourceWords; report: Report },
): Entry[] {
  const schema = recordSchema(collection);
  const parsed = z.safeParse(schema, record, parseParams);
  for (const mistake of parsed.success ? [] : mistakesOf(schema, parsed.error, words)) {
    report({ ...mistake, path: [...path, ...mistake.path] });
  }
  const value = parsed.success ? parsed.data : standIn(collection, schema, record);
  if (value === undefined) return [];
  return [{ path, value, sound: parsed.success, delivered: record }];
}
