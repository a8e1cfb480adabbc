import { type Progress, silent } from '../progress/progress.ts';

/** Sends progress to the process that started this one, if it listens. */
export function progressToParent(): Progress {
  if (!process.send) return silent;
  return { step: (...step) => void process.send?.(step), end: () => undefined };
}

/** Ends this process with the one that started it: nobody would hear of its result. */
export function endWithParent(): void {
  if (!process.channel) return;
  process.on('disconnect', () => process.exit(1));
  process.channel.unref();
}
