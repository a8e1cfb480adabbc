import type { Ledger } from './ledger.ts';

/** What may be used once. */
export interface Spent {
  /** False where it was used before, for something else. */
  use(id: string, by: string): Promise<boolean>;
  /** Makes it unused, where its use has failed. */
  release(id: string): void;
}

/**
 * Remembers the last `max` that were used here, and all that were used in any process that shares
 * the ledger. While its database is away, each process goes by its own memory.
 */
export function spentOnce(ledger?: Ledger, max = 100_000): Spent {
  const users = new Map<string, string>();
  return {
    async use(id, by) {
      const user = users.get(id);
      if (user !== undefined) return user === by;
      users.set(id, by);
      if (users.size > max) users.delete(users.keys().next().value ?? '');
      const isFree = !ledger || (await ledger.use(id, by).catch(() => true));
      if (!isFree) users.delete(id);
      return isFree;
    },
    release(id) {
      users.delete(id);
      // What stays used can be used by the same message again.
      ledger?.release(id).catch(() => {});
    },
  };
}
