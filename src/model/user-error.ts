/**
 * A mistake of the person who runs a command, which its message tells how to mend: shown without a
 * stack trace.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** What the operating system refuses, by its codes. */
const refusals = new Map([
  ['EACCES', 'This user may not do that'],
  ['EDQUOT', 'This user may not have more room on the disk'],
  ['ENOSPC', 'The disk is full'],
  ['EROFS', 'Nothing can be written to this disk'],
]);

/** What to tell of an error that its reader can mend; undefined for ours, which show their stack. */
export function wordsFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'UserError') return error.message;
  const refusal = 'code' in error && refusals.get(String(error.code));
  return refusal ? `${refusal} (${error.message}).` : undefined;
}
