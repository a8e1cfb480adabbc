import { words } from '#words/words.ts';
import { shopCountry } from '#model/country.ts';
import type { Page } from '#model/entities/page.ts';
import { type FeaturePageKey, isFeaturePage, type PageKey } from '#model/pages/routes.ts';
import type { BodyView } from '#model/views/common.ts';
import type { FeatureTemplate, TemplateKey } from '#model/views/pages.ts';
import { bodySearch, bodyView } from '../body.ts';
import { brandCard } from '../brand-card.ts';
import { inLanguage, pageLink, pathOf, picture, type PlanContext, translated } from '../context.ts';
import { featureBuilds, sectionsOf } from '../feature-builds.ts';
import { allItems, itemLists } from '../items/item-list.ts';
import { mapView } from '../services/map.ts';
import { contactForm, requestForm } from '../forms.ts';
import { shopJsonLd } from '../json-ld.ts';
import { legalView } from '../legal.ts';
import { recordOf } from '../page-record.ts';
import { allHours } from '../hours.ts';
import { contactLines, placeViews } from '../places.ts';
import type { Planned } from '../planned.ts';
import type { PageDraft, PagePlanner } from './draft.ts';

type SystemTemplate = Exclude<
  TemplateKey,
  FeatureTemplate | 'template-brand' | 'template-category' | 'template-info' | 'template-item'
>;

const templates: Record<Exclude<PageKey, FeaturePageKey>, SystemTemplate> = {
  home: 'template-home',
  brands: 'template-brands',
  catalogue: 'template-list',
  contact: 'template-contact',
  thanks: 'template-thanks',
  imprint: 'template-legal',
  privacy: 'template-legal',
  accessibility: 'template-legal',
  social_media_privacy: 'template-legal',
  not_found: 'template-not-found',
  request_list: 'template-request-list',
  offline: 'template-offline',
};

/** Pages that answer what a visitor did, and mean nothing to others. */
const unlisted: ReadonlySet<PageKey> = new Set(['not_found', 'offline', 'thanks', 'request_list']);

/** A page of fixed place, from its record or, where content has none, from its title alone. */
export const systemPlanner: PagePlanner<'system'> = {
  draft(context, { id }) {
    const record = recordOf(context, id);
    const { title, seo_title, seo_description, lead } = translated(context, record.translations);
    return {
      jsonLd: id === 'home' || id === 'contact' ? [shopJsonLd(context)] : [],
      ...templateView(context, id, record),
      text: { title, seo_title, seo_description, lead },
      picture: picture(context, record.image),
    };
  },
  isUnlisted: ({ id }) => unlisted.has(id),
  search: (context, { id }) => bodySearch(context, recordOf(context, id).translations),
};

function templateView(
  context: PlanContext,
  key: PageKey,
  record: Page,
): Pick<PageDraft, 'template' | 'view' | 'jsonLd'> {
  const body = bodyView(context, record);
  if (isFeaturePage(key)) return featurePage(context, key, body);
  const template = templates[key];
  switch (template) {
    case 'template-home':
      return { template, view: { body, ...homeParts(context) } };
    case 'template-brands':
      return { template, view: { body, groups: brandGroups(context) } };
    case 'template-list':
      return { template, view: { body, crumbs: [], brands: [], ...catalogueParts(context) } };
    case 'template-contact':
      return { template, view: { body, ...contactParts(context) } };
    case 'template-request-list':
      return { template, view: { body, ...requestListParts(context) } };
    case 'template-legal':
      return { template, view: legalView(context, key, record) };
    case 'template-thanks':
    case 'template-not-found':
    case 'template-offline':
      return { template, view: { body } };
  }
}

function featurePage(context: PlanContext, key: FeaturePageKey, body: Planned<BodyView>) {
  for (const { pages } of featureBuilds) {
    const page = pages?.[key];
    if (page) return page(context, body);
  }
  throw new Error(`No feature says what the page ${key} shows.`);
}

function homeParts(context: PlanContext) {
  const brands = pageLink(context, 'brands', words[context.language].frame.allBrands);
  return {
    brands: context.brands.groups
      .flatMap(({ brands: ofType }) => ofType.filter((brand) => brand.logo))
      .slice(0, 12)
      .map((brand) => brandCard(context, brand)),
    ...(brands ? { brandsLink: brands } : {}),
    ...sectionsOf(context, 'home'),
  };
}

function catalogueParts(context: PlanContext) {
  return { items: allItems(context), categories: itemLists(context, { counted: true }) };
}

function contactParts(context: PlanContext) {
  const form = contactForm(context);
  const map = mapView(context);
  return {
    contacts: contactLines(context, context.site.company, shopCountry(context.site.company)),
    places: placeViews(context),
    today: allHours(context)[0].timetable?.today ?? [],
    ...(map ? { map } : {}),
    ...(form ? { form } : {}),
    ...sectionsOf(context, 'contact'),
  };
}

function requestListParts(context: PlanContext) {
  const form = requestForm(context, pathOf(context, 'request_list'));
  return { lists: itemLists(context), ...(form ? { form } : {}) };
}

function brandGroups(context: PlanContext) {
  return context.brands.groups
    .filter(({ brands }) => brands.length > 0)
    .map(({ type, brands }) => {
      const text = translated(context, type.translations);
      const href = pathOf(context, type.page);
      return {
        id: type.id,
        name: text.type_name,
        ...inLanguage(text),
        ...(href ? { href } : {}),
        brands: brands.map((brand) => brandCard(context, brand)),
      };
    });
}
