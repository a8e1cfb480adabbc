import { setTimeout as pause } from 'node:timers/promises';

interface PersistOptions {
  /** Nobody waits any longer. */
  stopped: () => boolean;
  /** Is told of each try in vain. */
  failed: (error: unknown) => void;
}

/** Soon after the database is back, before another process finds the parcel, ms. */
const longestPause = 2000;

/**
 * Tries again until it succeeds: what was delivered must be written down, even if the disk is full
 * for an hour.
 */
export async function persist(
  attempt: () => Promise<void>,
  { stopped, failed }: PersistOptions,
): Promise<void> {
  for (let delay = 100; ; delay = Math.min(delay * 2, longestPause)) {
    try {
      return await attempt();
    } catch (error) {
      if (stopped()) throw error;
      failed(error);
    }
    await pause(delay);
  }
}
