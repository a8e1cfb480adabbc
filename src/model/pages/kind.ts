import type { Language, LanguagePaths } from '../language.ts';

/** What every page has, whatever its kind. */
export interface AnyPage {
  kind: string;
  id: string;
  paths: LanguagePaths;
  /** The record that makes it; undefined for a page that no record stands for. */
  record: object | undefined;
}

/** All that a kind tells of its pages, but for what they show. A feature's kind knows the feature's records alone. */
export interface KindOfPages<Page extends AnyPage, Records> {
  /**
   * Which pages there are and where, in all languages.
   *
   * @param pathsOf The paths of the pages of the kinds before it, by their id.
   * @param today YYYY-MM-DD, for pages that end one day; without it, those are there as well.
   */
  pages(
    content: Records,
    pathsOf: (id: string) => LanguagePaths | undefined,
    today?: string,
  ): Iterable<Page>;
  /** How links name a page. */
  title(page: Page, language: Language): string;
  /** Whether there are many side by side in one folder, whose redirects make a rule. */
  inFolders?: boolean;
  /** Where in its record a page's path comes from; missing where code gives the paths. */
  pathField?(page: Page, path: string): readonly PropertyKey[];
}

/** Where a path is written in the translations of a record that has an id; else the id. */
export function writtenPath(
  { translations }: { translations: readonly { path?: string | undefined }[] },
  sitePath: string,
): readonly PropertyKey[] {
  const at = translations.findLastIndex(({ path }) => path === sitePath);
  return at < 0 ? ['id'] : ['translations', at, 'path'];
}
