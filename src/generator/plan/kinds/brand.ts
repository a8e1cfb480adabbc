import type { Brand } from '#model/entities/brand.ts';
import { plural } from '#words/plural.ts';
import { words } from '#words/words.ts';
import { homePath } from '#model/language.ts';
import type { BrandPage } from '#model/pages/brand-pages.ts';
import { kindOf } from '#model/pages/page-kinds.ts';
import type { BrandView, Crumb } from '#model/views/pages.ts';
import { brandCard } from '../brand-card.ts';
import {
  asViewLink,
  brandLogoLength,
  inLanguage,
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
import { markdownSearch } from '../search-text.ts';
import type { PageDraft, PagePlanner } from './draft.ts';

/** How many other brands of the type a brand page shows. */
const siblingCount = 4;

/** The page of one brand. */
export const brandPlanner: PagePlanner<'brand'> = {
  draft(context, page): PageDraft<'template-brand'> {
    const { record: brand, type } = page;
    const text = translated(context, brand.translations);
    const origin = (text.lang ? undefined : text.origin) ?? brand.origin;
    const typeName = type ? translated(context, type.translations).type_name : '';
    const image = picture(context, brand.image);
    const brandLogo = logo(context, brand.logo, brandLogoLength);
    const website = brand.website && resolve(context, brand.website);
    const crumbs = brandCrumbs(context, page);
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
      ...(origin ? { origin } : {}),
      ...(website && website.kind !== 'broken' && brand.website
        ? {
            website: asViewLink(website, new URL(brand.website).host.replace(/^www\./, '')),
          }
        : {}),
      ...brandItems(context, brand),
      siblings: siblings(context, brand).map((sibling) => brandCard(context, sibling)),
    };
    return {
      template: 'template-brand',
      view,
      text: {
        title: `${brand.display_name} – ${typeName}`,
        seo_title: text.seo_title,
        seo_description: text.seo_description,
        lead: text.lead ?? text.headline,
      },
      picture: image,
      jsonLd: [breadcrumbJsonLd(context, crumbs, pathOf(context, page.id) ?? '/')],
    };
  },
  search(context, { record: brand, type }) {
    const { headline, lang, lead, text } = translated(context, brand.translations);
    return {
      group: 'brand',
      title: brand.display_name,
      lang,
      detail: type ? translated(context, type.translations).type_name : undefined,
      lead,
      ...markdownSearch(context, text, headline),
    };
  },
};

/** The brands that follow in the type's order, from the start again after the last. */
function siblings({ brands }: PlanContext, brand: Brand): Brand[] {
  const place = brands.placeOf(brand);
  if (!place) return [];
  const peers = place.group.brands;
  const count = Math.min(siblingCount, peers.length - 1);
  return Array.from({ length: count }, (_, at) => peers[(place.at + 1 + at) % peers.length]).filter(
    (peer) => peer !== undefined,
  );
}

/** A link to the list that shows the items of a brand alone; nothing where it has none. */
function brandItems(
  context: PlanContext,
  { slug, display_name }: Brand,
): Pick<BrandView, 'items'> | undefined {
  const { language, items } = context;
  const own = items.in(language).ofBrand(slug);
  const [first] = own;
  if (!first) return undefined;
  const isTogether = own.every(({ category }) => category === first.category);
  const path = pathOf(context, isTogether ? first.category : 'catalogue');
  if (path === undefined) return undefined;
  const label = plural(
    language,
    own.length,
    words[language].pages.brandItems(own.length, display_name),
  );
  return { items: { href: `${path}?brand=${slug}`, label } };
}

/** Home, the page of the brand's type or else the brands index, the brand. */
function brandCrumbs(context: PlanContext, { record: brand, type }: BrandPage): Crumb[] {
  const category = type && context.index.byId.get(type.page);
  const path = category?.paths[context.language];
  const parent =
    category && path
      ? { label: kindOf(category).title(category, context.language), href: path }
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
