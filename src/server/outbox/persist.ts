import { setTimeout as sleep } from 'node:timers/promises';

/** Writes down what was delivered, even if the disk is full for an hour. */
export interface Persistence {
  /**
   * Tries again until it succeeds, and tells `failed` of each try in vain. Rejects only where nobody
   * waits any longer.
   */
  persist(attempt: () => Promise<void>, failed: (error: unknown) => void): Promise<void>;
  /** Lets each that is to be tried again be tried at once, one last time, and waits for that. */
  close(): Promise<void>;
}

/** Soon after the database is back, before another process finds the parcel, ms. */
const longestPause = 2000;

export function createPersistence(): Persistence {
  const end = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function tryAgain(
    attempt: () => Promise<void>,
    failed: (error: unknown) => void,
  ): Promise<void> {
    for (let delay = 100; ; delay = Math.min(delay * 2, longestPause)) {
      const isLast = end.signal.aborted;
      try {
        return await attempt();
      } catch (error) {
        if (isLast) throw error;
        failed(error);
      }
      await pause(delay);
    }
  }

  async function pause(delay: number): Promise<void> {
    try {
      await sleep(delay, undefined, { signal: end.signal });
    } catch {
      // Woken by the end.
    }
  }

  return {
    async persist(attempt, failed) {
      const work = tryAgain(attempt, failed);
      underWay.add(work);
      try {
        await work;
      } finally {
        underWay.delete(work);
      }
    },
    async close() {
      end.abort();
      await Promise.allSettled(underWay);
    },
  };
}
