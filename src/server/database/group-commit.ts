import pg from 'pg';
import { SqliteError } from './sqlite/dialect.ts';

/**
 * Batches concurrent calls into one commit: while `commit` works on one group, the next one
 * gathers. If the database rejects data in a group, each call is retried alone, so that none fails
 * because of another. If the database is unavailable or full, the whole group fails at once, so
 * that its calls do not time out one after another.
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  { largest }: { largest: number },
): GroupCommit<Item, Result> {
  let gathering: Call<Item, Result>[] = [];
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    // Waiting one turn of the event loop lets requests from the same packet join the first group.
    await new Promise(setImmediate);
    while (gathering.length > 0) {
      const group = gathering.slice(0, largest);
      gathering = gathering.slice(largest);
      await together(group, commit);
    }
    working = undefined;
  }

  return {
    add(item) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      gathering.push({ item, resolve, reject });
      working ??= work();
      return promise;
    },
    async idle() {
      await working;
    },
  };
}

export interface GroupCommit<Item, Result> {
  /** Resolves after the commit that included the item. */
  add(item: Item): Promise<Result>;
  /** Resolves when no commit is in progress. */
  idle(): Promise<void>;
}

interface Call<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

async function together<Item, Result>(
  group: readonly Call<Item, Result>[],
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<void> {
  try {
    const results = await commit(group.map(({ item }) => item));
    for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result);
  } catch (error) {
    if (group.length > 1 && isDataError(error)) {
      for (const call of group) await together([call], commit);
    } else {
      for (const { reject } of group) reject(error);
    }
  }
}

/** SQLite's result codes for a value that is too big, breaks a constraint or has the wrong type. */
const sqliteCodes = new Set([18, 19, 20]);

/** PostgreSQL's error classes for invalid values and for constraint violations. */
const postgresClasses = new Set(['22', '23']);

/** Distinguishes an error caused by the data from one that would currently fail any write. */
function isDataError(error: unknown): boolean {
  if (error instanceof SqliteError) {
    // The higher bytes of a result code hold its extended part.
    return error.errcode !== undefined && sqliteCodes.has(error.errcode & 0xff);
  }
  return error instanceof pg.DatabaseError && postgresClasses.has(error.code?.slice(0, 2) ?? '');
}
