// Preloaded into a build: sends its greatest resident memory, MiB, to the bench when it ends.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.channel?.unref();
  process.on('exit', () => process.send?.(process.resourceUsage().maxRSS / 1024));
}
