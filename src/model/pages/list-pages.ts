import { words } from '#words/words.ts';
import { listedItems } from '../catalogue/listed-items.ts';
import { pageSize } from '../catalogue/selection.ts';
import type { Category } from '../entities/category.ts';
import { type Language, type LanguagePaths, languagePaths } from '../language.ts';
import type { Content } from '../site.ts';
import { translate } from '../translation.ts';
import type { KindOfPages } from './kind.ts';

/** A further page of a category's items: the first is on the category's page. */
export interface ListPage {
  kind: 'list';
  id: string;
  paths: LanguagePaths;
  /** The category's record makes the category's own page. */
  record: undefined;
  category: Category;
  /** Starts at 2. */
  number: number;
}

function listPageId(category: string, number: number): string {
  return `list/${category}/${number}`;
}

/** The pages that list a category's items from the 25th on: '/uhren/seite-2'. */
export const listPages: KindOfPages<ListPage, Content> = {
  pages,
  title: ({ category, number }, language) => listTitle(category, number, language),
};

/** The title of a further page: 'Uhren, Seite 2'. */
export function listTitle(
  { translations }: Pick<Category, 'translations'>,
  number: number,
  language: Language,
): string {
  const { title } = translate(translations, language).value;
  return words[language].pages.listPage.title(title, number);
}

/** The path of a page of a category's items, if the category has a path. */
export function listPath(
  category: string | null,
  number: number,
  language: Language,
): string | null {
  if (category === null || number === 1) return category;
  return `${category}/${words[language].pages.listPage.path}-${number}`;
}

function* pages(
  content: Content,
  pathsOf: (id: string) => LanguagePaths | undefined,
): Generator<ListPage> {
  const counts = new Map<string, number>();
  for (const { category } of listedItems(content)) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  for (const category of content.categories) {
    const paths = pathsOf(category.id);
    const last = Math.ceil((counts.get(category.id) ?? 0) / pageSize);
    if (!paths) continue;
    for (let number = 2; number <= last; number += 1) {
      yield {
        kind: 'list',
        id: listPageId(category.id, number),
        paths: languagePaths((language) => listPath(paths[language], number, language)),
        record: undefined,
        category,
        number,
      };
    }
  }
}
