import { setTimeout as pause } from 'node:timers/promises';

/**
 * Tries again until it succeeds or `stopped` says so: what was delivered must be written down, even
 * if the disk is full for an hour.
 */
export async function persist(attempt: () => Promise<void>, stopped: () => boolean): Promise<void> {
  for (let delay = 100; ; delay = Math.min(delay * 2, 5000)) {
    try {
      return await attempt();
    } catch (error) {
      if (stopped()) throw error;
    }
    await pause(delay);
  }
}
