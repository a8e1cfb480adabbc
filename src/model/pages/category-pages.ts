import type { Category } from '../entities/category.ts';
import { type LanguagePaths, languagePaths } from '../language.ts';
import type { Content } from '../site.ts';
import { translate } from '../translation.ts';
import { type KindOfPages, writtenPath } from './kind.ts';

/** The page of a product category, such as watches, with the brands of its types. */
export interface CategoryPage {
  kind: 'category';
  id: string;
  paths: LanguagePaths;
  record: Category;
}

/**
 * The categories named by the specification (section 2), with exactly its paths. Content may omit
 * the paths of categories with these ids.
 */
export const categoryRoutes = {
  watches: { de: '/uhren', en: '/en/watches', fr: null },
  jewelry: { de: '/schmuck', en: '/en/jewelry', fr: null },
  accessories: { de: '/accessories', en: '/en/accessories', fr: null },
  wedding_rings: { de: '/trauringe', en: '/en/wedding-rings', fr: null },
  beads: { de: '/perlen', en: '/en/beads', fr: null },
  engagement_rings: { de: '/verlobungsringe', en: '/en/engagement-rings', fr: null },
  optics: { de: '/optik', en: '/en/optics', fr: null },
  for_kids: { de: '/fuer-kinder', en: '/en/for-kids', fr: null },
  home_fabrics: { de: '/heimtextilien', en: '/en/home-fabrics', fr: null },
  decoratives: { de: '/dekoration', en: '/en/decoratives', fr: null },
  floral_workshop: { de: '/florale-werkstatt', en: '/en/floral_workshop', fr: null },
  room_fragrances: { de: '/raumduefte', en: '/en/room-fragrances', fr: null },
  bicycles: { de: '/fahrraeder', en: '/en/bicycles', fr: null },
} as const satisfies Record<string, LanguagePaths>;

/** The default paths of a category; undefined if it has none. */
export function defaultCategoryPaths(id: string): LanguagePaths | undefined {
  return isKnown(id) ? categoryRoutes[id] : undefined;
}

function isKnown(id: string): id is keyof typeof categoryRoutes {
  return Object.hasOwn(categoryRoutes, id);
}

/**
 * A site's categories, each in the languages in which it has a path, from content or by default.
 */
export const categoryPages: KindOfPages<CategoryPage, Content> = {
  pages,
  title: ({ record }, language) => translate(record.translations, language).value.title,
  pathField: ({ record }, path) => writtenPath(record, path),
};

function* pages({ categories }: Content): Generator<CategoryPage> {
  for (const category of categories) {
    const written = new Map(
      category.translations.map(({ language, path }) => [language, path] as const),
    );
    const defaults = defaultCategoryPaths(category.id);
    yield {
      kind: 'category',
      id: category.id,
      paths: languagePaths((language) => written.get(language) ?? defaults?.[language] ?? null),
      record: category,
    };
  }
}
