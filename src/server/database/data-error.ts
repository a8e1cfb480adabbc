import pg from 'pg';
import { SqliteError } from './sqlite/dialect.ts';

/** SQLite's result codes for a value that is too big, breaks a constraint or has the wrong type. */
const sqliteCodes = new Set([18, 19, 20]);

/** PostgreSQL's error classes for invalid values and for constraint violations. */
const postgresClasses = new Set(['22', '23']);

/** Tells an error caused by the data from one that would currently fail any write. */
export function isDataError(error: unknown): boolean {
  if (error instanceof SqliteError) {
    // The higher bytes of a result code hold its extended part.
    return error.errcode !== undefined && sqliteCodes.has(error.errcode & 0xff);
  }
  return error instanceof pg.DatabaseError && postgresClasses.has(error.code?.slice(0, 2) ?? '');
}
