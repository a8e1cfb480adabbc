import type { MediaFile } from '#model/entities/media.ts';
import type { PageIndex } from '#model/pages/page-index.ts';
import type { Texts } from '#model/rich-text.ts';
import type { Content } from '#model/site.ts';
import type { DiagnosticCode } from '../diagnostics/codes.ts';
import type { Place, Report } from '../diagnostics/diagnostic.ts';
import type { Draft } from '../records/draft.ts';
import type { Fields } from '../records/fields.ts';
import type { SourceFile, SourceWords } from '../source.ts';

/**
 * When a check runs: once all records are parsed; once the pages of a shop without errors are
 * planned; on the files of the last release.
 */
export type Stage = 'content' | 'plan' | 'release';

/** A rule beside those of the schemas. It reports all that breaks it, and never throws on content. */
export interface Check<S extends Stage, Context> {
  stage: S;
  /** What it can report. */
  codes: readonly DiagnosticCode[];
  run(context: Context): void | Promise<void>;
}

/** What the checks across records work from. */
export interface ContentContext<Code extends DiagnosticCode = DiagnosticCode> {
  draft: Draft;
  /** The draft as content, for looking things up. */
  content: Content;
  index: PageIndex;
  /** Slugs of brands that are not sound, or whose type or its page is missing: their paths are not known. */
  unplaced: ReadonlySet<string>;
  fields: Fields;
  /** What stands in the fields of Markdown and HTML. */
  texts: Texts;
  /** By `mediaKey`. */
  images: ReadonlyMap<string, SourceFile>;
  /** The images that could be read, by `mediaKey`. */
  media: Promise<ReadonlyMap<string, MediaFile>>;
  /** Where a value stands, for messages that name a second place. */
  placeOf: (path: readonly PropertyKey[]) => Place;
  words: SourceWords;
  report: Report<Code>;
}

export type ContentCheck = Check<'content', ContentContext>;

/** A check across records that reports no other codes than these. */
export function contentCheck<const Code extends DiagnosticCode>(
  codes: readonly Code[],
  run: (context: ContentContext<Code>) => void | Promise<void>,
): ContentCheck {
  return { stage: 'content', codes, run };
}

/** Runs checks one after the other, in their order. */
export async function runChecks<Context>(
  checks: readonly Check<Stage, Context>[],
  context: Context,
): Promise<void> {
  for (const check of checks) await check.run(context);
}
