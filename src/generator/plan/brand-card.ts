import type { Brand } from '#model/entities/brand.ts';
import { brandPageId } from '#model/pages/brand-pages.ts';
import type { BrandCard } from '#model/views/common.ts';
import {
  brandLogoLength,
  inLanguage,
  logo,
  pathOf,
  type PlanContext,
  translated,
} from './context.ts';

/** A brand as lists show it. */
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

/** The brands of the types that stand under a page, type by type. */
export function brandCardsUnder(context: PlanContext, pageId: string): BrandCard[] {
  return context.brands.groups
    .filter(({ type }) => type.page === pageId)
    .flatMap(({ brands }) => brands.map((brand) => brandCard(context, brand)));
}
