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

/** The work that an early release leaves to do. */
export interface Rest {
  /** Does the work; returns once it is finished or has failed. */
  make(): Promise<void>;
  /**
   * Runs something else first: interrupts the work, keeping the pictures made so far, and resumes
   * it afterwards.
   *
   * @param work receives whether there is work left, and may leave it for later too.
   */
  after<Result>(work: (isUnfinished: boolean) => Promise<Result>): Promise<Result>;
  /**
   * Pauses the work until `after` is called: a build would replace the older release just chosen.
   */
  hold<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** How long to wait while another build runs, ms. */
const pause = 5000;

/**
 * Makes what an early release leaves out, in a process of low priority, and puts the finished
 * release live. If that fails, the early release stays.
 */
export function restOf({ command, signal, progress, say }: FinishOptions): Rest {
  let state: 'making' | 'held' | 'ended' = 'making';
  /** Stops the current build. */
  let interruption = new AbortController();
  /** The current build. */
  let building: Promise<unknown> = Promise.resolve();
  /** The work that goes first. */
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
