import type { Brand, BrandType } from '#model/entities/brand.ts';
import { homePath } from '#model/language.ts';
import { brandPageId } from '#model/page-index.ts';
import { isPageKey } from '#model/routes.ts';
import type { BrandView, Crumb } from '#model/views/pages.ts';
import { brandCard } from '../brands.ts';
import {
  asViewLink,
  inLanguage,
  brandLogoLength,
  logo,
  pathOf,
  picture,
  type PlanContext,
  pictures,
  resolve,
  translated,
} from '../context.ts';
import { breadcrumbJsonLd } from '../json-ld.ts';
import { markdownSource } from '../markdown-source.ts';
import { pageTitle } from '../page-title.ts';
import type { Planned } from '../planned.ts';
import type { PageDraft } from './draft.ts';

/** How many other brands of the type a brand page shows. */
const siblingCount = 4;

/** The page of one brand. `peers` are the brands of its type, itself included, in their order. */
export function brandPage(
  context: PlanContext,
  brand: Brand,
  type: BrandType,
  peers: readonly Brand[],
): PageDraft<'template-brand'> {
  const text = translated(context, brand.translations);
  const typeName = translated(context, type.translations).type_name;
  const image = picture(context, brand.image);
  const brandLogo = logo(context, brand.logo, brandLogoLength);
  const website = brand.website && resolve(context, brand.website);
  const crumbs = brandCrumbs(context, brand, type);
  const id = brandPageId(brand.slug);
  const view: Planned<BrandView> = {
    body: {
      title: text.headline,
      ...inLanguage(text),
      ...(text.lead ? { lead: text.lead } : {}),
      ...(image ? { picture: image } : {}),
      text: markdownSource(context, text.text),
      gallery: pictures(context, brand.gallery),
      teasers: [],
    },
    crumbs,
    name: brand.display_name,
    typeName,
    ...(brandLogo ? { logo: brandLogo } : {}),
    ...(brand.founded ? { founded: brand.founded } : {}),
    ...(brand.origin ? { origin: brand.origin } : {}),
    ...(website && website.kind !== 'broken'
      ? { website: asViewLink(website, new URL(website.href).host.replace(/^www\./, '')) }
      : {}),
    siblings: siblings(brand, peers).map((sibling) => brandCard(context, sibling)),
  };
  return {
    id,
    template: 'template-brand',
    view,
    text: {
      title: `${brand.display_name} – ${typeName}`,
      seo_title: text.seo_title,
      seo_description: text.seo_description,
      lead: text.lead ?? text.headline,
    },
    picture: image,
    jsonLd: [breadcrumbJsonLd(context, crumbs, pathOf(context, id) ?? '/')],
  };
}

/** The brands that follow in the type's order, from the start again after the last. */
function siblings(brand: Brand, peers: readonly Brand[]): Brand[] {
  const at = peers.indexOf(brand);
  const count = Math.min(siblingCount, peers.length - 1);
  return [...peers.slice(at + 1), ...peers.slice(0, at)].slice(0, count);
}

function brandCrumbs(context: PlanContext, brand: Brand, type: BrandType): Crumb[] {
  const path = pathOf(context, type.page);
  const parent =
    path && isPageKey(type.page)
      ? { label: pageTitle(context, type.page), href: path }
      : {
          label: pageTitle(context, 'brands'),
          href: pathOf(context, 'brands') ?? homePath(context.language),
        };
  return [
    { label: pageTitle(context, 'home'), href: homePath(context.language) },
    parent,
    { label: brand.display_name },
  ];
}
