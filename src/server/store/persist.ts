import { setTimeout as pause } from 'node:timers/promises';

interface PersistOptions {
  /** Nobody waits any longer. */
  stopped: () => boolean;
  /** Is told of each try in vain. */
  failed: (error: unknown) => void;
}

/**
 * Tries again until it succeeds: what was delivered must be written down, even if the disk is full
 * for an hour.
 */
export async function persist(
  attempt: () => Promise<void>,
  { stopped, failed }: PersistOptions,
): Promise<void> {
  for (let delay = 100; ; delay = Math.min(delay * 2, 60_000)) {
    try {
      return await attempt();
    } catch (error) {
      if (stopped()) throw error;
      failed(error);
    }
    await pause(delay);
  }
}
