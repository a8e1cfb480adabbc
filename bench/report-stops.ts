// Preloaded into a server: tells the benchmark, when asked, of the longest time in which the main
// thread computed and answered nobody, ms. It is processor time, so the load beside it is not in it.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  let longest = 0;
  let last = 0;
  setInterval(() => {
    const { user, system } = process.threadCpuUsage();
    const used = (user + system) / 1000;
    longest = Math.max(longest, used - last);
    last = used;
  }, 1).unref();
  process.on('message', (order) => {
    if (order === 'begin') longest = 0;
    else process.send?.(longest);
  });
  process.channel?.unref();
}
