/**
 * An error that the person who runs a command can fix. The message says how, without a stack trace.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** Descriptions of operating system errors, by code. */
const refusals = new Map([
  ['EACCES', 'This user may not do that'],
  ['EFBIG', 'Files may not become that large here: "ulimit -f" tells the limit'],
  ['EDQUOT', 'This user may not have more room on the disk'],
  ['ENOSPC', 'The disk is full'],
  ['EROFS', 'Nothing can be written to this disk'],
]);

/**
 * The message of an error that the user can fix; undefined for internal errors, which show their
 * stack.
 */
export function wordsFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'UserError') return error.message;
  const refusal = 'code' in error && refusals.get(String(error.code));
  return refusal ? `${refusal} (${error.message}).` : undefined;
}
