import { type Diagnostic, hasErrors } from '#content/diagnostics/diagnostic.ts';
import type { ContentSource } from '#content/source.ts';
import type { BuildReport } from '#model/publishing/build-report.ts';
import { build } from '../build.ts';
import type { BuildOptions } from '../build-input.ts';
import { type Progress, silent } from '../progress/progress.ts';
import { failureOf } from './failure.ts';

/**
 * Builds and reports the result, including failures that a person can fix, to the parent process.
 *
 * @throws Error for a bug.
 */
export async function reportedBuild(
  source: () => Promise<ContentSource>,
  options: Omit<BuildOptions, 'source'>,
): Promise<BuildReport> {
  try {
    const { diagnostics, summary } = await build({ source: await source(), ...options });
    return {
      diagnostics: errorsFirst(diagnostics),
      ...(summary ? { release: { id: summary.release, unchanged: summary.unchanged } } : {}),
    };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return { diagnostics: [], failure };
  }
}

function errorsFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isError = (one: Diagnostic) => hasErrors([one]);
  return [...diagnostics.filter(isError), ...diagnostics.filter((one) => !isError(one))];
}

/** Sends progress to the parent process, if it listens. */
export function progressToParent(): Progress {
  if (!process.send) return silent;
  return { step: (...step) => void process.send?.(step), end: () => undefined };
}

/** Exits when the parent process does, since nobody would receive the result. */
export function endWithParent(): void {
  if (!process.channel) return;
  process.on('disconnect', () => process.exit(1));
  process.channel.unref();
}
