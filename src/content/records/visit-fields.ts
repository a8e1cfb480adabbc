import type { z } from 'zod';
import type { FieldKind } from '#model/fields.ts';
import type { Translation } from '#model/translation.ts';
import { elementOf, metaOf, shapeOf } from './schema.ts';

/** A text of a record that means more than its letters. */
export interface MarkedField {
  kind: FieldKind;
  path: readonly PropertyKey[];
  /** As it is now. */
  value: string;
  /** Puts another text in its place, here and in the record. */
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
 * Calls back for each marked field and each list of translations in a value that the schema has
 * parsed. Their paths go on from the given one. The way through a schema is worked out once and then kept.
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

/** The way to what a schema marks; null where it marks nothing. */
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
