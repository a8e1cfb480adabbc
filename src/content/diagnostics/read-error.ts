import type { Diagnosis } from './diagnostic.ts';

/** Describes why the operating system cannot read a file. */
export function unreadable(error: unknown): Diagnosis {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return {
    code: 'unreadable',
    message: `This cannot be read${code}.`,
    hint: 'Check that it exists and that its permissions allow reading.',
  };
}
