/**
 * A mistake of the person who runs a command, which its message tells how to mend: shown without a
 * stack trace.
 */
export class UserError extends Error {
  override name = 'UserError';
}
