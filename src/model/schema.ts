import { z } from 'zod';

/** Unwraps schemas that only make a value optional or transform it. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = innerOf(schema);
  return inner ? unwrap(inner) : schema;
}

/** The fields of an object schema by name; undefined for other schemas. */
export function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.core.$ZodObject ? inner._zod.def.shape : undefined;
}

/** The schema of a list's elements; undefined for other schemas. */
export function elementOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.core.$ZodArray ? inner._zod.def.element : undefined;
}

/** The schema at a path inside a value; undefined if there is none. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  let at: z.core.$ZodType | undefined = schema;
  for (const step of path) {
    at = at && (typeof step === 'number' ? elementOf(at) : shapeOf(at)?.[String(step)]);
  }
  return at;
}

/** The description and marks of a schema; inner schemas have the lowest priority. */
export function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta {
  const own = z.globalRegistry.get(schema) ?? {};
  const inner = innerOf(schema);
  return inner ? { ...metaOf(inner), ...own } : own;
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.core.$ZodPipe) {
    const { in: from, out } = schema._zod.def;
    // z.preprocess: the value is transformed before validation.
    return from instanceof z.core.$ZodTransform ? out : from;
  }
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodReadonly
  ) {
    return schema._zod.def.innerType;
  }
  return undefined;
}
