import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '#model/user-error.ts';

/** SQLite's 'database is locked' (https://sqlite.org/rescode.html#busy). */
const busy = 5;

/**
 * Takes the right to build into the folder, which one process at a time can have. An SQLite file
 * stands for it: the operating system frees its lock when a process ends, however it ends.
 *
 * @returns what gives the right back.
 * @throws UserError that names the process which has it.
 */
export function lockBuilds(dist: string): () => void {
  const file = join(dist, 'build.lock');
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA synchronous = OFF');
    database.exec(`PRAGMA user_version = ${process.pid}`);
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    const holder = holderOf(database);
    database.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error;
    throw new UserError(
      `Another build (process ${holder}) is writing to ${dist}. Wait until it is done, or end it.`,
      { cause: error },
    );
  }
  return () => database.close();
}

function holderOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}
