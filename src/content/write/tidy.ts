import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { elementOf, shapeOf } from '#model/schema.ts';
import { isFields } from '../files/text-file.ts';

/**
 * A value with its fields in the order of its schema, without those that say what holds anyway. It
 * means the same; what the schema does not know stays, at the end.
 */
export function tidy(schema: z.core.$ZodType, value: unknown): unknown {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) return value.map((item) => tidy(element, item));
  const shape = shapeOf(schema);
  if (!shape || !isFields(value)) return value;
  const known = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    return own === undefined || saysNothing(field, own) ? [] : [[name, tidy(field, own)]];
  });
  const unknown = Object.entries(value).filter(([name]) => !Object.hasOwn(shape, name));
  return Object.fromEntries([...known, ...unknown]);
}

/** Whether a value means the same as none. */
export function saysNothing(schema: z.core.$ZodType, value: unknown): boolean {
  const none = z.safeParse(schema, undefined);
  if (!none.success) return false;
  const some = z.safeParse(schema, value);
  return some.success && isDeepStrictEqual(some.data, none.data);
}
