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
 * When a check runs: after all records are parsed; after the pages of a shop without errors are
 * planned; or on the files of the last release.
 */
export type Stage = 'content' | 'plan' | 'release';

/**
 * A rule beyond those of the schemas. Reports everything that breaks it, and never throws because
 * of content.
 */
export interface Check<S extends Stage, Context> {
  stage: S;
  /** The codes that it can report. */
  codes: readonly DiagnosticCode[];
  run(context: Context): void | Promise<void>;
}

/** The input of checks across records. */
export interface ContentContext<Code extends DiagnosticCode = DiagnosticCode> {
  draft: Draft;
  /** The parsed records as content, for lookups. */
  content: Content;
  index: PageIndex;
  /** Slugs of brands without a known path, because they or their type have mistakes. */
  unplaced: ReadonlySet<string>;
  fields: Fields;
  /** The parsed texts of Markdown and HTML fields. */
  texts: Texts;
  /** By `mediaKey`. */
  images: ReadonlyMap<string, SourceFile>;
  /** The readable images, by `mediaKey`. */
  media: Promise<ReadonlyMap<string, MediaFile>>;
  /** The place of a value, for messages that mention a second place. */
  placeOf: (path: readonly PropertyKey[]) => Place;
  words: SourceWords;
  report: Report<Code>;
}

export type ContentCheck = Check<'content', ContentContext>;

/** Creates a check across records that only reports the given codes. */
export function contentCheck<const Code extends DiagnosticCode>(
  codes: readonly Code[],
  run: (context: ContentContext<Code>) => void | Promise<void>,
): ContentCheck {
  return { stage: 'content', codes, run };
}

/** Runs checks one after the other, in order. */
export async function runChecks<Context>(
  checks: readonly Check<Stage, Context>[],
  context: Context,
): Promise<void> {
  for (const check of checks) await check.run(context);
}
