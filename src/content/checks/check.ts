import type { PageIndex } from '#model/pages/page-index.ts';
import type { Content } from '#model/site.ts';
import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import type { Report } from '../findings.ts';
import type { SourceFile } from '../source.ts';

/** What the checks across records work from. */
export interface CheckContext {
  draft: Draft;
  /** The draft as content, for looking things up. */
  content: Content;
  index: PageIndex;
  /** Slugs of brands that are not sound, or whose type or its page is missing: their paths are not known. */
  unplaced: ReadonlySet<string>;
  fields: Fields;
  /** By `mediaKey`. */
  images: ReadonlyMap<string, SourceFile>;
  report: Report;
  /** The file that a value came from, for messages. */
  fileOf: (path: readonly PropertyKey[]) => string;
}

/** A check across records. It reports what it finds, all of it, and never throws on content. */
export type Check = (context: CheckContext) => void | Promise<void>;
