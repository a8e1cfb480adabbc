import type { Check, ContentCheck, ContentContext } from '#content/checks/check.ts';
import type { DiagnosticCode } from '#content/diagnostics/codes.ts';
import type { Diagnosis } from '#content/diagnostics/diagnostic.ts';
import type { Site } from '#model/site.ts';
import type { ShellView } from '#model/views/shell.ts';
import type { PlannedPage } from '../plan/planned.ts';

/** The input of checks of a shop without errors, once its pages are planned. */
export interface PlanContext<
  Code extends DiagnosticCode = DiagnosticCode,
> extends ContentContext<Code> {
  site: Site;
  pages: readonly PlannedPage[];
  /** The shells of the pages, by language. */
  shells: readonly ShellView[];
  /** Returns the anchors of the page at a path. */
  anchorsOf: (path: string) => ReadonlySet<string>;
}

export type PlanCheck = Check<'plan', PlanContext>;

/**
 * Creates a check of a shop's planned pages that only reports the given codes. Errors are certain
 * to mislead visitors or break the law; everything else is a warning.
 */
export function planCheck<const Code extends DiagnosticCode>(
  codes: readonly Code[],
  run: (context: PlanContext<Code>) => void | Promise<void>,
): PlanCheck {
  return { stage: 'plan', codes, run };
}

/** The input of checks of a release. */
export interface ReleaseContext<Code extends DiagnosticCode = DiagnosticCode> {
  /** Folder of the releases. */
  dist: string;
  /** Reports a mistake in a file, given by its path relative to `dist`. */
  report: (finding: Diagnosis<Code> & { file: string }) => void;
}

export type ReleaseCheck = Check<'release', ReleaseContext>;

/** Creates a check of the current release in `dist` that only reports the given codes. */
export function releaseCheck<const Code extends DiagnosticCode>(
  codes: readonly Code[],
  run: (context: ReleaseContext<Code>) => Promise<void>,
): ReleaseCheck {
  return { stage: 'release', codes, run };
}

export type AnyCheck = ContentCheck | PlanCheck | ReleaseCheck;
