import type { Language, LanguagePaths } from '../language.ts';

/** What pages of every kind have. */
export interface AnyPage {
  kind: string;
  id: string;
  paths: LanguagePaths;
  /** The record behind it; undefined if there is none. */
  record: object | undefined;
}

/**
 * Everything about a kind of pages except what they show. A feature's kind only sees the feature's
 * records.
 */
export interface KindOfPages<Page extends AnyPage, Records> {
  /**
   * Lists the pages and their paths in all languages.
   *
   * @param pathsOf The paths of the pages of earlier kinds, by their id.
   * @param today YYYY-MM-DD, to leave out pages that have ended; without it, they are included.
   */
  pages(
    content: Records,
    pathsOf: (id: string) => LanguagePaths | undefined,
    today?: string,
  ): Iterable<Page>;
  /** The page's title in links. */
  title(page: Page, language: Language): string;
  /** Whether a folder has many of them side by side, so that their redirects form a rule. */
  inFolders?: boolean;
  /** The location of a page's path in its record; missing if code gives the paths. */
  pathField?(page: Page, path: string): readonly PropertyKey[];
}

/** The location of a path in the translations of a record with an id; otherwise the id. */
export function writtenPath(
  { translations }: { translations: readonly { path?: string | undefined }[] },
  sitePath: string,
): readonly PropertyKey[] {
  const at = translations.findLastIndex(({ path }) => path === sitePath);
  return at < 0 ? ['id'] : ['translations', at, 'path'];
}
