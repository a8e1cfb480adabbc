import { type Collection, contentSchema } from '../../../src/model/site.ts';
import { elementOf, metaOf, shapeOf } from '../../../src/model/schema.ts';
import { recordSchema } from '../../../src/content/records/validate.ts';
import { collections } from '../../../src/content/records/draft.ts';
import type { z } from 'zod';

/**
 * Lists that people read as a whole and sort by hand. Nothing refers to their records, so each list
 * is a single document; the records of all other lists are separate documents.
 */
const ordered: ReadonlySet<Collection> = new Set([
  'menu',
  'social',
  'widgets',
  'consents',
  'accepted_warnings',
]);

/** Pictures, whose texts in the model are fields of the files here. */
export const pictures = 'images' satisfies Collection;

/** How the content system stores a collection of the model. */
export type Holding =
  /** One document with one record. */
  | 'record'
  /** One document with a list of records. */
  | 'list'
  /** A document for each record. */
  | 'documents'
  /** An uploaded file with each record. */
  | 'files';

/** How each collection of the model is stored, in the model's order. */
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

/** Fields of pictures that Payload provides: the file's name, and the focal point. */
const builtIn = { file: true, focus: true };

/** The fields of a picture's record, except those that Payload provides. */
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

/** The model's field that identifies a collection's records. */
export function nameField(name: Collection): string {
  const shape = recordShape(name);
  const marked = Object.keys(shape).find((field) => shape[field] && metaOf(shape[field]).name);
  return marked ?? Object.keys(shape)[0] ?? '';
}

/** The document's field that contains a list's records. */
export const entries = 'entries';
