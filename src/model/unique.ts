import type { z } from 'zod';

/** A check that no two records of a list have the same value in a field. */
export function uniqueBy<Field extends string>(
  field: Field,
  normalise = (value: string): string => value,
) {
  return (records: readonly Record<Field, string>[], context: z.core.$RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, record] of records.entries()) {
      const value = normalise(record[field]);
      if (seen.has(value)) {
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: `The ${field} "${record[field]}" stands here twice; keep one record for it.`,
        });
      }
      seen.add(value);
    }
  };
}
