import { z } from 'zod';
import type { FieldKind } from '../../../src/model/fields.ts';
import type { Collection } from '../../../src/model/site.ts';
import { elementOf, metaOf, shapeOf, unwrap } from '../../../src/model/schema.ts';
import { type WrittenForm, writtenForm } from '../../../src/model/written.ts';

/** How the content system treats a field of the model: its control, and how it is stored. */
export type Form =
  | { kind: 'text'; lines: 'one' | 'many'; editor?: Editor; control?: Control }
  /** Several short texts. */
  | { kind: 'texts' }
  /** Several numbers. */
  | { kind: 'numbers' }
  | { kind: 'number'; control: WrittenForm }
  | { kind: 'switch' }
  | { kind: 'day' }
  | { kind: 'choice'; values: Choice[]; many: boolean }
  /** Files of the collection of pictures. */
  | { kind: 'picture'; many: boolean }
  /** A reference to a record of another collection, by name in the model. */
  | { kind: 'reference'; to: Collection }
  | { kind: 'group'; shape: z.core.$ZodShape }
  /** A list of records. */
  | { kind: 'rows'; shape: z.core.$ZodShape; element: z.core.$ZodType }
  /** A list with a record for each language. The shape omits the language. */
  | { kind: 'translations'; shape: z.core.$ZodShape };

/** The forms of values that people write in several ways or that need a special keyboard. */
export type Control = WrittenForm | 'phone' | 'digits';

/** Custom controls, for texts with structure. */
export type Editor = 'markdown' | 'html' | 'link';

/** The collections that fields refer to. */
const referred: Partial<Record<FieldKind, Collection>> = {
  'brand-type': 'brand_types',
  brand: 'brands',
  category: 'categories',
  attribute: 'attributes',
  item: 'items',
};

export type Choice = string | number;

/**
 * The form of a field.
 *
 * @throws if the model has a kind of schema without a form
 */
export function formOf(schema: z.core.$ZodType): Form {
  const element = elementOf(schema);
  if (element) return listForm(element);
  const shape = shapeOf(schema);
  return shape ? { kind: 'group', shape } : leafForm(schema);
}

/** Whether a field may be left out. */
export function isOptional(schema: z.core.$ZodType): boolean {
  return z.safeParse(schema, undefined).success;
}

/** The default of a field; undefined if there is none, or only a group of defaults. */
export function defaultOf(schema: z.core.$ZodType): Choice | boolean | unknown[] | undefined {
  const { data } = z.safeParse(schema, undefined);
  const isLeaf = ['string', 'number', 'boolean'].includes(typeof data) || Array.isArray(data);
  return isLeaf ? (data as Choice | boolean | unknown[]) : undefined;
}

function listForm(element: z.core.$ZodType): Form {
  const shape = shapeOf(element);
  if (shape) {
    const { language, ...rest } = shape;
    return language ? { kind: 'translations', shape: rest } : { kind: 'rows', shape, element };
  }
  const form = leafForm(element);
  if (form.kind === 'choice' || form.kind === 'picture') return { ...form, many: true };
  if (form.kind === 'text') return { kind: 'texts' };
  if (form.kind === 'number') return { kind: 'numbers' };
  throw new TypeError(`The content system has no list of the form "${form.kind}" yet.`);
}

function leafForm(schema: z.core.$ZodType): Form {
  const { kind, form, options, looksLikeNumber } = metaOf(schema);
  if (kind === 'image') return { kind: 'picture', many: false };
  const to = kind && referred[kind];
  if (to) return { kind: 'reference', to };
  const inner = unwrap(schema);
  const values = valuesOf(inner) ?? options?.map(({ value }) => value);
  if (values) return { kind: 'choice', values, many: false };
  const control = writtenForm(schema);
  if (inner instanceof z.core.$ZodNumber) return { kind: 'number', control: control ?? 'number' };
  // A value of several types is parsed from its text, by the loader too.
  if (inner instanceof z.core.$ZodUnion) return { kind: 'text', lines: 'one' };
  if (inner instanceof z.core.$ZodBoolean) return { kind: 'switch' };
  if (!(inner instanceof z.core.$ZodString)) {
    throw new TypeError(`The content system has no field for a "${inner._zod.def.type}" yet.`);
  }
  if (form === 'day' || inner instanceof z.core.$ZodISODate) return { kind: 'day' };
  if (kind === 'markdown' || kind === 'html') return { kind: 'text', lines: 'many', editor: kind };
  if (kind === 'link') return { kind: 'text', lines: 'one', editor: kind };
  if (control) return { kind: 'text', lines: 'one', control };
  if (kind === 'phone') return { kind: 'text', lines: 'one', control: kind };
  if (looksLikeNumber) return { kind: 'text', lines: 'one', control: 'digits' };
  return { kind: 'text', lines: form === 'sentences' ? 'many' : 'one' };
}

/** The values of a choice, except the empty one, which means no value. */
function valuesOf(schema: z.core.$ZodType): Choice[] | undefined {
  if (!(schema instanceof z.core.$ZodEnum)) return undefined;
  return Object.values(schema._zod.def.entries).filter((value) => value !== '');
}
