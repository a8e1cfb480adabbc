import type { Diagnosis } from './diagnostic.ts';

/** What to say of a file that the operating system refuses to read. */
export function unreadable(error: unknown): Diagnosis {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return {
    code: 'unreadable',
    message: `This cannot be read${code}.`,
    hint: 'Check that it exists and that its permissions allow reading.',
  };
}
