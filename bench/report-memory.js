// Preloaded into a build: sends its peak resident memory, MiB, to the benchmark when it ends.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.channel?.unref();
  process.on('exit', () => process.send?.(process.resourceUsage().maxRSS / 1024));
}
