import type { Brand, BrandType } from '#model/entities/brand.ts';
import { brandPageId } from '#model/page-index.ts';
import type { BrandCard } from '#model/views/common.ts';
import {
  brandLogoLength,
  inLanguage,
  logo,
  pathOf,
  type PlanContext,
  translated,
} from './context.ts';

/** The brands of a type, in their order. */
export function brandsOfType(context: PlanContext, type: BrandType): Brand[] {
  return context.site.brands
    .filter((brand) => brand.type === type.id)
    .toSorted((a, b) => a.sort - b.sort || a.display_name.localeCompare(b.display_name));
}

/** The brand types, in their order. */
export function sortedTypes(context: PlanContext): BrandType[] {
  return context.site.brand_types.toSorted((a, b) => a.sort - b.sort);
}

/** The brand types that stand under a page. */
export function typesOfPage(context: PlanContext, pageId: string): BrandType[] {
  return sortedTypes(context).filter(({ page }) => page === pageId);
}

export function brandCard(context: PlanContext, brand: Brand): BrandCard {
  const text = translated(context, brand.translations);
  const brandLogo = logo(context, brand.logo, brandLogoLength);
  return {
    name: brand.display_name,
    href: pathOf(context, brandPageId(brand.slug)) ?? '',
    headline: text.headline,
    ...inLanguage(text),
    ...(brandLogo ? { logo: brandLogo } : {}),
  };
}
