import type { z } from 'zod';
import { UserError } from '#model/user-error.ts';

/**
 * Parses environment variables by a schema whose messages say what is expected. Empty variables
 * count as not set. Values of secrets are not shown.
 *
 * @throws UserError that lists every wrong variable, its value and what is expected.
 */
export function readEnvironment<Shape extends z.ZodType>(
  schema: Shape,
  environment: Record<string, string | undefined>,
  secrets: ReadonlySet<string>,
): z.infer<Shape> {
  const set = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const result = schema.safeParse(Object.fromEntries(set));
  if (result.success) return result.data;
  const mistakes = new Map(
    result.error.issues.map(({ path, message }) => [String(path[0]), message]),
  );
  const lines = [...mistakes].map(([name, expectation]) => {
    const value = secrets.has(name) ? 'set' : `"${environment[name]}"`;
    return `${name} is ${environment[name] ? value : 'not set'}, but must be ${expectation}.`;
  });
  throw new UserError(lines.join('\n'));
}
