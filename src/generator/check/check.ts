import type { Report } from '#content/findings.ts';
import type { MarkedField, TranslationList } from '#content/visit-fields.ts';
import type { FieldKind } from '#model/fields.ts';
import type { PageIndex } from '#model/pages/page-index.ts';
import type { Site } from '#model/site.ts';
import type { ShellView } from '#model/views/shell.ts';
import type { PlannedPage } from '../plan/planned.ts';

/** What the checks of a sound shop work from. */
export interface CheckContext {
  site: Site;
  index: PageIndex;
  pages: readonly PlannedPage[];
  /** What frames the pages, by language. */
  shells: readonly ShellView[];
  /** The anchors of the page at a path. */
  anchorsOf: (path: string) => ReadonlySet<string>;
  fieldsOf: (kind: FieldKind) => readonly MarkedField[];
  translations: readonly TranslationList[];
  report: Report;
}

/**
 * A check of a shop that can be built. Errors break a visitor's way or the law for certain; all
 * else is a warning.
 */
export type Check = (context: CheckContext) => void;
