/** SQLite's 'database is locked' (https://sqlite.org/rescode.html#busy), in all its variants. */
const busy = 5;

/** Whether SQLite failed because another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  // The higher bytes of a result code hold its extended part.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;
}
