import type { z } from 'zod';

/**
 * A refinement of a list: none of its entries has in a field what an earlier one has there.
 *
 * @param message What is wrong with a value that stands there twice.
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
