import type { Log } from '../telemetry/log.ts';
import type { Store } from './store.ts';

const hour = 60 * 60 * 1000;

/** Deletes what is older than the retention time, now and every hour. */
export function startTidying(
  store: Store,
  retentionDays: number,
  log: Log,
): { close(): Promise<void> } {
  let running = tidy();
  const timer = setInterval(() => {
    running = tidy();
  }, hour);

  async function tidy(): Promise<void> {
    try {
      const records = await store.deleteBefore(Date.now() - retentionDays * 24 * hour);
      if (records > 0) log.info({ records }, 'deleted after the retention time');
    } catch (error) {
      log.error({ error: String(error) }, 'the store failed');
    }
  }

  return {
    close() {
      clearInterval(timer);
      return running;
    },
  };
}
