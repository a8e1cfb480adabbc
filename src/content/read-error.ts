import type { Problem } from './problem.ts';

/** What to say of a file that the operating system refuses to read. */
export function readMistake(error: unknown): Pick<Problem, 'message' | 'hint'> {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return {
    message: `This cannot be read${code}.`,
    hint: 'Check that it exists and that its permissions allow reading.',
  };
}
