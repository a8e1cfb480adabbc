import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../database/sqlite/busy.ts';

/**
 * The lock of the one process that delivers from a database file. The operating system keeps it, on
 * a file of its own beside the database, and it ends with the process.
 */
export class SenderLock {
  readonly #file: string;
  #held: DatabaseSync | undefined;

  constructor(database: string) {
    this.#file = `${database}-sender`;
  }

  /** Whether this process has the lock; takes it where it is free. */
  hold(): boolean {
    this.#held ??= tryLock(this.#file);
    return this.#held !== undefined;
  }

  release(): void {
    this.#held?.close();
    this.#held = undefined;
  }
}

function tryLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}
