import { setTimeout as sleep } from 'node:timers/promises';
import { type BuildReport, buildReportSchema } from '#model/publishing/build-report.ts';
import type { Progress } from '#generator/progress/progress.ts';

interface FinishOptions {
  /** The file of the command, with the options and flags of the build. */
  command: readonly string[];
  /** Ends the build. */
  signal: AbortSignal;
  progress: Progress;
  /** Prints a line for the person who started the server. */
  say: (line: string) => void;
}

/** How long to wait while another build runs, ms. */
const pause = 5000;

/**
 * Makes what an early release leaves out, in a process of low priority, and puts the finished release in
 * its place. If that fails, the early release stays.
 */
export async function finishRelease({
  command,
  signal,
  progress,
  say,
}: FinishOptions): Promise<void> {
  const { reportOf } = await import('#generator/publish/child.ts');
  const onStep = (name: string, done?: number, total?: number) => {
    const what = stepsToShow.get(name);
    if (what) progress.step(`Still being made: ${what}`, done, total);
  };
  for (;;) {
    const report = await reportOf(buildReportSchema, command, { signal, onStep });
    if (signal.aborted) return;
    const failure = 'cause' in report ? report : report.failure;
    if (failure?.cause === 'busy') {
      await sleep(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      continue;
    }
    progress.end();
    say('release' in report && report.release ? done : notDone(report));
    return;
  }
}

const stepsToShow = new Map([
  ['Compressing', 'smaller copies of the pages'],
  ['Making images', 'the other pictures, in AVIF and JPEG'],
]);

const done = 'All pictures and smaller files are made, and served from now on.';

function notDone(report: BuildReport | NonNullable<BuildReport['failure']>): string {
  const failure = 'cause' in report ? report : report.failure;
  const reason =
    failure && 'message' in failure
      ? failure.message
      : 'The content has mistakes; `npm run check` lists them.';
  return `The other pictures and smaller files could not be made: ${reason}\nThe shop stays open without them, and the next start tries again.`;
}
