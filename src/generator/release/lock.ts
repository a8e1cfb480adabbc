import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '#model/user-error.ts';

/** SQLite's 'database is locked' (https://sqlite.org/rescode.html#busy). */
const busy = 5;

/** SQLite's 'database or disk is full' (https://sqlite.org/rescode.html#full). */
const full = 13;

/** Another build is running: a retry may succeed a little later. */
export class OtherBuild extends UserError {}

/**
 * Locks the folder for a build; only one process can hold the lock. Uses an SQLite file, because
 * the operating system releases its lock when a process ends, however it ends.
 *
 * @returns a function that releases the lock.
 * @throws UserError that names the process which holds the lock, or why it cannot be taken.
 */
export function lockBuilds(dist: string): () => void {
  const file = join(dist, 'build.lock');
  const database = new DatabaseSync(file, { timeout: 0, open: false });
  try {
    database.open();
    database.exec('PRAGMA synchronous = OFF');
    database.exec(`PRAGMA user_version = ${process.pid}`);
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    const isBusy = error.errcode === busy;
    const message = isBusy
      ? `Another build (process ${holderOf(database)}) is writing to ${dist}. Wait until it is done, or end it.`
      : `The lock ${file} cannot be taken (${error.message}). ${remedyFor(error.errcode)}`;
    if (database.isOpen) database.close();
    throw new (isBusy ? OtherBuild : UserError)(message, { cause: error });
  }
  return () => database.close();
}

function remedyFor(code: unknown): string {
  return code === full
    ? 'Make room on the disk and try again.'
    : 'Make sure that files can be written there; then delete it and try again.';
}

function holderOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}
