import pg from 'pg';
import { SqliteError } from './sqlite/dialect.ts';

/** SQLite's result codes for a value that is too big, breaks a constraint or has the wrong type. */
const sqliteCodes = new Set([18, 19, 20]);

/** PostgreSQL's classes of errors for values that it cannot read, and for broken constraints. */
const postgresClasses = new Set(['22', '23']);

/** Whether a database refuses what it was given; otherwise it can take nothing at all just now. */
export function isDataError(error: unknown): boolean {
  if (error instanceof SqliteError) {
    // The kinds of a result code differ in its higher bytes.
    return error.errcode !== undefined && sqliteCodes.has(error.errcode & 0xff);
  }
  return error instanceof pg.DatabaseError && postgresClasses.has(error.code?.slice(0, 2) ?? '');
}
