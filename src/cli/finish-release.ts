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

/** What is still to be made of an early release. */
export interface Rest {
  /** Makes it, and returns when all is made, or could not be. */
  make(): Promise<void>;
  /**
   * Does something else first: stops what is being made, keeping the pictures that are there, and goes on
   * afterwards.
   *
   * @param work is told whether there is still something to make, which it may leave out as well.
   */
  after<Result>(work: (isUnfinished: boolean) => Promise<Result>): Promise<Result>;
  /** Makes no more of it until `after` is called: a build would take the place of an older release. */
  hold<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** How long to wait while another build runs, ms. */
const pause = 5000;

/**
 * Makes what an early release leaves out, in a process of low priority, and puts the finished release in
 * its place. If that fails, the early release stays.
 */
export function restOf({ command, signal, progress, say }: FinishOptions): Rest {
  let state: 'making' | 'held' | 'ended' = 'making';
  /** Ends the build that is under way. */
  let interruption = new AbortController();
  /** The build that is under way. */
  let building: Promise<unknown> = Promise.resolve();
  /** What goes first. */
  let first: Promise<unknown> = Promise.resolve();
  let goOn = () => {};

  const onStep = (name: string, done?: number, total?: number) => {
    const what = stepsToShow.get(name);
    if (what) progress.step(`Still being made: ${what}`, done, total);
  };

  async function goFirst<Result>(next: typeof state, work: () => Promise<Result>): Promise<Result> {
    if (state !== 'ended') state = 'held';
    interruption.abort();
    const result = Promise.all([first, building]).then(work);
    first = result.catch(() => {});
    try {
      return await result;
    } finally {
      if (state !== 'ended') state = next;
      goOn();
    }
  }

  return {
    async make() {
      const { reportOf } = await import('#generator/publish/child.ts');
      signal.addEventListener('abort', () => goOn());
      while (!signal.aborted) {
        if (state === 'held') {
          const { promise, resolve } = Promise.withResolvers<void>();
          goOn = resolve;
          await promise;
          continue;
        }
        interruption = new AbortController();
        const { signal: interrupted } = interruption;
        const run = reportOf(buildReportSchema, command, {
          signal: AbortSignal.any([signal, interrupted]),
          onStep,
        });
        building = run.catch(() => {});
        const report = await run;
        if (signal.aborted) return;
        if (interrupted.aborted) continue;
        const failure = 'cause' in report ? report : report.failure;
        if (failure?.cause === 'busy') {
          await sleep(pause, undefined, { signal }).catch(() => {});
          continue;
        }
        state = 'ended';
        progress.end();
        say('release' in report && report.release ? done : notDone(report));
        return;
      }
    },
    after: async (work) => goFirst('making', async () => work(state !== 'ended')),
    hold: async (work) => goFirst('held', work),
  };
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
