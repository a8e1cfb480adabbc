import type { Check, ContentCheck, ContentContext } from '#content/checks/check.ts';
import type { DiagnosticCode } from '#content/diagnostics/codes.ts';
import type { Diagnosis } from '#content/diagnostics/diagnostic.ts';
import type { Site } from '#model/site.ts';
import type { ShellView } from '#model/views/shell.ts';
import type { PlannedPage } from '../plan/planned.ts';

/** What the checks of a shop without errors work from, once its pages are planned. */
export interface PlanContext<
  Code extends DiagnosticCode = DiagnosticCode,
> extends ContentContext<Code> {
  site: Site;
  pages: readonly PlannedPage[];
  /** What frames the pages, by language. */
  shells: readonly ShellView[];
  /** The anchors of the page at a path. */
  anchorsOf: (path: string) => ReadonlySet<string>;
}

export type PlanCheck = Check<'plan', PlanContext>;

/**
 * A check of the pages that a shop would have, which reports no other codes than these. Errors break
 * a visitor's way or the law for certain; all else is a warning.
 */
export function planCheck<const Code extends DiagnosticCode>(
  codes: readonly Code[],
  run: (context: PlanContext<Code>) => void | Promise<void>,
): PlanCheck {
  return { stage: 'plan', codes, run };
}

/** What the checks of a release work from. */
export interface ReleaseContext<Code extends DiagnosticCode = DiagnosticCode> {
  /** Folder of the releases. */
  dist: string;
  /** Takes a diagnosis of a file, given by its path below `dist`. */
  report: (finding: Diagnosis<Code> & { file: string }) => void;
}

export type ReleaseCheck = Check<'release', ReleaseContext>;

/** A check of the release that `dist` serves, which reports no other codes than these. */
export function releaseCheck<const Code extends DiagnosticCode>(
  codes: readonly Code[],
  run: (context: ReleaseContext<Code>) => Promise<void>,
): ReleaseCheck {
  return { stage: 'release', codes, run };
}

export type AnyCheck = ContentCheck | PlanCheck | ReleaseCheck;
