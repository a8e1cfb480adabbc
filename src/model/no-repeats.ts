import type { z } from 'zod';

/**
 * A list refinement: no two entries have the same value in a field.
 *
 * @param message The message for a repeated value.
 */
export function noRepeats<Field extends string>(
  field: Field,
  message: (value: string) => string,
): (list: readonly Record<Field, string>[], context: z.core.$RefinementCtx) => void {
  return (list, context) => {
    const seen = new Set<string>();
    for (const [at, { [field]: value }] of list.entries()) {
      if (seen.has(value)) {
        context.addIssue({ code: 'custom', path: [at, field], message: message(value) });
      }
      seen.add(value);
    }
  };
}
