import { isDataError } from './data-error.ts';

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
