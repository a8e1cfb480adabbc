import type { BuildFailure, BuildReport } from '#model/publishing/build-report.ts';
import type { Language } from '#model/language.ts';
import { byCause } from '#model/publishing/plain-words.ts';
import type { PublishEnd } from '#model/publishing/publishing.ts';
import { words } from '#words/words.ts';

/** The result of a job. */
export interface PublishResult extends Pick<
  PublishEnd,
  'outcome' | 'release' | 'diagnostics' | 'needsConfirmation' | 'reason'
> {
  /** The reason for the log. */
  failure?: BuildFailure;
}

/** At most this many mistakes are reported. */
const maxMistakes = 200;

/** The result of a build, with its errors but not its warnings. */
export function resultOf({ diagnostics, release, failure }: BuildReport): PublishResult {
  if (release) return { outcome: release.unchanged ? 'unchanged' : 'live', release: release.id };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { outcome: 'refused', diagnostics: errors.slice(0, maxMistakes) };
  if (failure?.cause === 'fewer-pages') {
    return { outcome: 'refused', failure, needsConfirmation: true };
  }
  return {
    outcome: 'failed',
    failure: failure ?? {
      cause: 'crashed',
      message: 'The build made no release, and gave no reason.',
    },
  };
}

/** The reason why nothing was published, in a language; undefined if something was. */
export function reasonOf(
  { outcome, diagnostics = [], failure }: PublishResult,
  language: Language,
): string | undefined {
  if (outcome === 'live' || outcome === 'unchanged') return undefined;
  const { reasons } = words[language].publishing;
  switch (failure?.cause) {
    case undefined:
      return reasons.content(byCause(diagnostics).length);
    case 'fewer-pages':
      return reasons.fewerPages(failure.before, failure.after);
    case 'timeout':
      return reasons.timeout(Math.max(1, Math.round(failure.seconds / 60)));
    case 'crashed':
      return reasons.crashed;
    case 'busy':
    case 'told':
      return reasons.told(failure.message);
  }
}
