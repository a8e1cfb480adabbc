import { z } from 'zod';
import { type Collection, contentSchema } from '#model/site.ts';
import { collections, type Draft, type Entry, isList } from './draft.ts';
import type { Report } from './findings.ts';
import { mistakesOf, parseParams } from './issues.ts';
import { suggest } from './nearest.ts';
import { elementOf } from './schema.ts';
import { standIn } from './stand-in.ts';

/**
 * Checks each record against its schema. What holds for a whole list, such as that names are given
 * once, is left to the checks across records: they can name the files of both.
 */
export function validate(records: Record<string, unknown>, report: Report): Draft {
  for (const name of Object.keys(records)) {
    if (!Object.hasOwn(contentSchema.shape, name)) {
      const message = 'This collection is not known.';
      report({ severity: 'error', path: [name], message, hint: suggest(name, collections) });
    }
  }
  return Object.fromEntries(
    collections.map((name) => [name, validateCollection(name, records[name], report)]),
  ) as Draft;
}

/** The schema of a collection's records. */
export function recordSchema(collection: Collection): z.core.$ZodType {
  const schema = contentSchema.shape[collection];
  return elementOf(schema) ?? schema;
}

function validateCollection(collection: Collection, value: unknown, report: Report): Entry[] {
  if (!isList(collection)) return validateRecord(collection, value, [collection], report);
  if (value === undefined) return [];
  if (Array.isArray(value)) {
    return value.flatMap((record: unknown, index) =>
      validateRecord(collection, record, [collection, index], report),
    );
  }
  const message = 'A list of records is needed here.';
  report({ severity: 'error', path: [collection], message, hint: 'Begin each with "- ".' });
  return [];
}

/** The record, or what stands in for it; nothing where nothing can. */
function validateRecord(
  collection: Collection,
  record: unknown,
  path: readonly PropertyKey[],
  report: Report,
): Entry[] {
  const schema = recordSchema(collection);
  const parsed = z.safeParse(schema, record, parseParams);
  for (const mistake of parsed.success ? [] : mistakesOf(schema, parsed.error)) {
    report({ severity: 'error', ...mistake, path: [...path, ...mistake.path] });
  }
  const value = parsed.success ? parsed.data : standIn(collection, schema, record);
  if (value === undefined) return [];
  return [{ path, value, sound: parsed.success, delivered: record }];
}
