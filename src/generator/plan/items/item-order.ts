import { listedItems } from '#model/catalogue/listed-items.ts';
import type { Item } from '#model/entities/item.ts';
import { type Language, locales } from '#model/language.ts';
import type { PageIndex } from '#model/pages/page-index.ts';
import type { Site } from '#model/site.ts';
import { translate } from '#model/translation.ts';

/** The items that lists show in a language, in the order of lists. */
export interface ListedItems {
  /** Category by category. */
  all: readonly Item[];
  ofCategory: (id: string) => readonly Item[];
  ofBrand: (slug: string) => readonly Item[];
  /** The first of all categories together. */
  first: (count: number) => Item[];
  /** Featured ones first, then by `sort`, then by name. */
  recommended: (a: Item, b: Item) => number;
  byName: (a: Item, b: Item) => number;
}

/** Looked up by every page with a list. */
export interface ItemOrder {
  in: (language: Language) => ListedItems;
}

/** Puts the items in order once for each language, when first asked. */
export function orderItems(site: Site, { byId }: PageIndex): ItemOrder {
  const listed = listedItems(site);
  const known = new Map<Language, ListedItems>();
  return {
    in(language) {
      const items =
        known.get(language) ??
        inOrder(
          site.categories.flatMap(({ id }) => (byId.get(id)?.paths[language] ? id : [])),
          listed,
          language,
        );
      known.set(language, items);
      return items;
    },
  };
}

function inOrder(
  categories: readonly string[],
  listed: readonly Item[],
  language: Language,
): ListedItems {
  const names = new Intl.Collator(locales[language], { numeric: true });
  const name = ({ translations }: Item) => translate(translations, language).value.name;
  const byName = (a: Item, b: Item) => names.compare(name(a), name(b));
  const recommended = (a: Item, b: Item) =>
    Number(b.featured) - Number(a.featured) || a.sort - b.sort || byName(a, b);
  const byCategory = Map.groupBy(listed, ({ category }) => category);
  for (const items of byCategory.values()) items.sort(recommended);
  const ofCategory = (id: string) => byCategory.get(id) ?? [];
  const all = categories.flatMap(ofCategory);
  const byBrand = Map.groupBy(all, ({ brand }) => brand);
  return {
    all,
    ofCategory,
    ofBrand: (slug) => byBrand.get(slug) ?? [],
    first: (count) =>
      categories
        .flatMap((id) => ofCategory(id).slice(0, count))
        .toSorted(recommended)
        .slice(0, count),
    recommended,
    byName,
  };
}
