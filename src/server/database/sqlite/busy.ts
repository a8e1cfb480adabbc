/** SQLite's 'database is locked' (https://sqlite.org/rescode.html#busy), of any kind. */
const busy = 5;

/** Whether SQLite refused because another connection has the lock. */
export function isBusy(error: unknown): boolean {
  // The kinds of a result code differ in its higher bytes.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;
}
