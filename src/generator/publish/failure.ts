import type { BuildFailure } from '#model/publishing/build-report.ts';
import { wordsFor } from '#model/user-error.ts';
import { OtherBuild } from '../release/lock.ts';
import { FewerPages } from '../release/page-loss.ts';

/** A failure that a person can fix; undefined for a bug. */
export function failureOf(error: unknown): BuildFailure | undefined {
  if (error instanceof FewerPages) {
    const { before, after } = error;
    return { cause: 'fewer-pages', before, after };
  }
  const message = wordsFor(error);
  if (message === undefined) return undefined;
  return { cause: error instanceof OtherBuild ? 'busy' : 'told', message };
}
