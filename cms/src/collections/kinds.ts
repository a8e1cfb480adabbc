import { type Collection, contentSchema } from '../../../src/model/site.ts';
import { elementOf, metaOf, shapeOf } from '../../../src/model/schema.ts';
import { recordSchema } from '../../../src/content/records/validate.ts';
import { collections } from '../../../src/content/records/draft.ts';
import type { z } from 'zod';

/**
 * Lists that people read as one thing and put in order by hand. Nothing refers to their records, so each list is a single
 * document; the records of all other lists are documents of their own.
 */
const ordered: ReadonlySet<Collection> = new Set([
  'menu',
  'social',
  'widgets',
  'consents',
  'accepted_warnings',
]);

/** Pictures, whose texts in the model are fields of the files themselves. */
export const pictures = 'images' satisfies Collection;

/** How the content system holds a collection of the model. */
export type Holding =
  /** One document with one record. */
  | 'record'
  /** One document with a list of records. */
  | 'list'
  /** A document for each record. */
  | 'documents'
  /** An uploaded file with each record. */
  | 'files';

/** How the content system holds each collection of the model, in the model's order. */
export const holdings: ReadonlyMap<Collection, Holding> = new Map(
  collections.map((name) => [name, holdingOf(name)]),
);

function holdingOf(name: Collection): Holding {
  if (name === pictures) return 'files';
  if (!elementOf(contentSchema.shape[name])) return 'record';
  return ordered.has(name) ? 'list' : 'documents';
}

/** The fields of a collection's records. */
export function recordShape(name: Collection): z.core.$ZodShape {
  const shape = shapeOf(recordSchema(name));
  if (!shape) throw new TypeError(`The records of "${name}" have no fields.`);
  return shape;
}

/** The fields of pictures that Payload has by itself: the file's name, and the point that cropping keeps. */
const builtIn = { file: true, focus: true };

/** The fields of a picture's record but for those that Payload has. */
export function pictureShape(): z.core.$ZodShape {
  return Object.fromEntries(
    Object.entries(recordShape(pictures)).filter(([name]) => !Object.hasOwn(builtIn, name)),
  );
}

/** The fields of a global: those of its record, or the list. */
export function shapeOfGlobal(name: Collection): z.core.$ZodShape {
  return holdings.get(name) === 'list'
    ? { [entries]: contentSchema.shape[name] }
    : recordShape(name);
}

/** The field by which a collection's records are told apart, in the model. */
export function nameField(name: Collection): string {
  const shape = recordShape(name);
  const marked = Object.keys(shape).find((field) => shape[field] && metaOf(shape[field]).name);
  return marked ?? Object.keys(shape)[0] ?? '';
}

/** The field of the document that holds a list's records. */
export const entries = 'entries';
