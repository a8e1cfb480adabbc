import type { z } from 'zod';
import type { FieldKind } from '#model/fields.ts';
import type { Translation } from '#model/translation.ts';
import { collections, type Draft, type Entry } from './draft.ts';
import { elementOf, metaOf, shapeOf } from '#model/schema.ts';
import { recordSchema } from './validate.ts';

/** The marked fields of a shop's records, and the lists of translations in valid records. */
export interface Fields {
  ofKind(kind: FieldKind): readonly MarkedField[];
  translations: readonly TranslationList[];
}

export function collectFields(draft: Draft): Fields {
  const byKind = new Map<FieldKind, MarkedField[]>();
  const translations: TranslationList[] = [];
  for (const collection of collections) {
    const schema = recordSchema(collection);
    for (const entry of draft[collection]) {
      visitFields(schema, entry.value, entry.path, (found) => {
        if (!entry.sound && !isDelivered(entry, found)) return;
        if (found.kind === 'translations') {
          translations.push(found);
          return;
        }
        const known = byKind.get(found.kind);
        if (known) known.push(found);
        else byKind.set(found.kind, [found]);
      });
    }
  }
  return { ofKind: (kind) => byKind.get(kind) ?? [], translations };
}

/**
 * Whether the text in a broken record was delivered, as opposed to a placeholder for a broken one.
 */
function isDelivered(entry: Entry, { path, value }: MarkedField | TranslationList): boolean {
  let delivered = entry.delivered;
  for (const step of path.slice(entry.path.length)) {
    if (typeof delivered !== 'object' || delivered === null) return false;
    delivered = Reflect.get(delivered, step);
  }
  return typeof delivered === 'string' && delivered.trim() === value;
}

/** A text field with a special meaning. */
export interface MarkedField {
  kind: FieldKind;
  path: readonly PropertyKey[];
  /** Its current value. */
  value: string;
  /** Replaces the text, here and in the record. */
  set: (value: string) => void;
}

/** A list of translations in a record. */
export interface TranslationList {
  kind: 'translations';
  path: readonly PropertyKey[];
  value: readonly Translation[];
}

type Visit = (found: MarkedField | TranslationList) => void;
type Walk = (holder: object, key: PropertyKey, path: readonly PropertyKey[], visit: Visit) => void;

/**
 * Calls back for each marked field and each list of translations in a value parsed by the schema.
 * Paths start with the given one. The walk through a schema is computed once and cached.
 */
export function visitFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
  visit: Visit,
): void {
  walkOf(schema)?.({ value }, 'value', path, visit);
}

const walks = new WeakMap<z.core.$ZodType, Walk | null>();

/** The walk to everything that a schema marks; null if it marks nothing. */
function walkOf(schema: z.core.$ZodType): Walk | null {
  let walk = walks.get(schema);
  if (walk === undefined) {
    walk = compile(schema);
    walks.set(schema, walk);
  }
  return walk;
}

function compile(schema: z.core.$ZodType): Walk | null {
  const { kind } = metaOf(schema);
  if (kind) return leaf(kind);
  const shape = shapeOf(schema);
  if (shape) return objectWalk(shape);
  const element = elementOf(schema);
  return element ? listWalk(element) : null;
}

function leaf(kind: FieldKind): Walk {
  return (holder, key, path, visit) => {
    const value: unknown = Reflect.get(holder, key);
    if (typeof value !== 'string') return;
    const set = (text: string) => {
      field.value = text;
      Reflect.set(holder, key, text);
    };
    const field: MarkedField = { kind, path, value, set };
    visit(field);
  };
}

function objectWalk(shape: z.core.$ZodShape): Walk | null {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const walk = walkOf(schema);
    return walk ? [[name, walk] as const] : [];
  });
  if (fields.length === 0) return null;
  return (holder, key, path, visit) => {
    const value: unknown = Reflect.get(holder, key);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, walk] of fields) walk(value, name, [...path, name], visit);
  };
}

function listWalk(element: z.core.$ZodType): Walk | null {
  const walk = walkOf(element);
  const translations = shapeOf(element)?.language !== undefined;
  if (!walk && !translations) return null;
  return (holder, key, path, visit) => {
    const value: unknown = Reflect.get(holder, key);
    if (!Array.isArray(value)) return;
    if (translations) visit({ kind: 'translations', path, value });
    if (walk) for (const index of value.keys()) walk(value, index, [...path, index], visit);
  };
}
