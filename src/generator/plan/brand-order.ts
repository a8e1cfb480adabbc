import type { Brand, BrandType } from '#model/entities/brand.ts';
import type { Site } from '#model/site.ts';

/** The brands of a type, in their order. */
interface BrandGroup {
  type: BrandType;
  brands: readonly Brand[];
}

/** The brand types with their brands, each in its order: looked up by every page that lists some. */
export interface BrandOrder {
  groups: readonly BrandGroup[];
  /** The group of a brand and its place in it; undefined for a brand without a type. */
  placeOf: (brand: Brand) => { group: BrandGroup; at: number } | undefined;
}

/** Orders the brands by type once, by their `sort` and then by their name. */
export function orderBrands({
  brands,
  brand_types,
}: Pick<Site, 'brands' | 'brand_types'>): BrandOrder {
  const byType = Map.groupBy(brands, ({ type }) => type);
  const groups = brand_types
    .toSorted((a, b) => a.sort - b.sort)
    .map((type) => ({ type, brands: (byType.get(type.id) ?? []).toSorted(inOrder) }));
  const places = new Map(
    groups.flatMap((group) => group.brands.map((brand, at) => [brand, { group, at }] as const)),
  );
  return { groups, placeOf: (brand) => places.get(brand) };
}

function inOrder(a: Brand, b: Brand): number {
  return a.sort - b.sort || a.display_name.localeCompare(b.display_name);
}
