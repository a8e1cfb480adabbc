import type { Brand, BrandType } from '../entities/brand.ts';
import { type LanguagePaths, languagePaths } from '../language.ts';
import type { Content } from '../site.ts';
import type { KindOfPages } from './kind.ts';
import { routes } from './routes.ts';

/** The page of a brand. */
export interface BrandPage {
  kind: 'brand';
  /** `brand/` followed by the brand's slug. */
  id: string;
  paths: LanguagePaths;
  record: Brand;
  /** Undefined if content names an unknown type, which the loader reports. */
  type: BrandType | undefined;
}

export type BrandPageId = `brand/${string}`;

export function brandPageId(slug: string): BrandPageId {
  return `brand/${slug}`;
}

/**
 * A site's brand pages, each below the category of its type. If that category does not exist in a
 * language, the brand is below the brands index.
 *
 * @param pathsOf The paths of existing pages by id.
 */
export const brandPages: KindOfPages<BrandPage, Content> = {
  pages,
  title: ({ record }) => record.display_name,
  inFolders: true,
  pathField: () => ['slug'],
};

function* pages(
  { brands, brand_types, categories }: Content,
  pathsOf: (id: string) => LanguagePaths | undefined,
): Generator<BrandPage> {
  const types = new Map(brand_types.map((type) => [type.id, type]));
  const parents = new Set(categories.map(({ id }) => id));
  for (const brand of brands) {
    const type = types.get(brand.type);
    const parent = type && parents.has(type.page) ? pathsOf(type.page) : undefined;
    yield {
      kind: 'brand',
      id: brandPageId(brand.slug),
      paths: languagePaths(
        (language) => `${parent?.[language] ?? routes.brands[language]}/${brand.slug}`,
      ),
      record: brand,
      type,
    };
  }
}
