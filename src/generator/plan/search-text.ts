import type { collect } from '#features/features.ts';
import type { ViewLink } from '#model/views/common.ts';
import type { Language } from '#model/language.ts';
import type { PageWords } from '#words/pages.ts';
import type { PlanContext } from './context.ts';

type SearchGroup =
  | keyof PageWords['searchGroups']
  | keyof ReturnType<typeof collect<'searchGroups'>>;

/** What the search of a language is made from. */
export interface SearchSource {
  /** Headings of the groups of results by id, in their order. */
  groups: Readonly<Record<string, string>>;
  /** All that it finds: pages that search engines are told of, in any language. */
  documents: () => Iterable<SearchDocument>;
  /** What it offers to those who have found nothing. */
  suggestions: readonly ViewLink[];
}

/** What the search knows of a page, or of a part of one. */
export interface SearchDocument extends SearchText {
  path: string;
}

/** What a page says of itself to the search. */
export interface SearchText {
  group: SearchGroup;
  title: string;
  /** Set where its texts are in another language than the context's. */
  lang?: Language | undefined;
  /** What stands beside the title: 'Uhren'. It is searched as well. */
  detail?: string | undefined;
  /** Further names: a headline, a material. */
  names?: readonly string[];
  /** Article numbers. */
  numbers?: readonly string[];
  lead?: string | undefined;
  text?: string | undefined;
}

/**
 * What the search finds a Markdown field by: its headings, and a headline above it, say more than its
 * words.
 */
export function markdownSearch(
  { site }: PlanContext,
  markdown: string,
  headline?: string,
): { names: string[]; text: string } {
  const text = site.texts.markdown.get(markdown);
  const above = headline === undefined ? [] : [headline];
  return {
    names: [...above, ...(text?.headings.map(({ words }) => words) ?? [])],
    text: [...above, text?.plainText ?? ''].join('\n'),
  };
}
