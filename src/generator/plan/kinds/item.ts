import type { Item } from '#model/entities/item.ts';
import { homePath, locales } from '#model/language.ts';
import { brandPageId } from '#model/pages/brand-pages.ts';
import { kindOf } from '#model/pages/page-kinds.ts';
import { isGone, type ItemPage } from '#model/pages/item-pages.ts';
import type { Crumb, ItemFact, ItemView } from '#model/views/pages.ts';
import { itemWords } from '#words/item.ts';
import { keepTogether } from '../../text/keep-together.ts';
import {
  inLanguage,
  pageLink,
  pathOf,
  type PlanContext,
  picture,
  pictures,
  translated,
} from '../context.ts';
import { requestForm } from '../forms.ts';
import { brandBeside, itemCard, priceText } from '../items/item-card.ts';
import { breadcrumbJsonLd } from '../json-ld.ts';
import { markdownSource } from '../markdown-source.ts';
import { pageTitle } from '../page-title.ts';
import type { Planned } from '../planned.ts';
import { productJsonLd } from '../items/product-json-ld.ts';
import type { PageDraft, PagePlanner } from './draft.ts';

/** The page of one item. */
export const itemPlanner: PagePlanner<'item'> = {
  draft(context, page): PageDraft<'template-item'> {
    const { record: item, id } = page;
    const text = translated(context, item.translations);
    const path = pathOf(context, id) ?? homePath(context.language);
    const crumbs = itemCrumbs(context, page, text.name);
    const brand = context.brandNames.get(item.brand ?? '');
    const beside = brandBeside(context, item, text.name);
    const brandLink = brand && pageLink(context, brandPageId(item.brand ?? ''), brand);
    const catalogue = pathOf(context, 'catalogue');
    const gallery = [
      picture(context, item.images[0]),
      ...pictures(context, item.images.slice(1)),
    ].filter((image) => image !== undefined);
    const facts = itemFacts(context, item);
    const form = requestForm(context, path);
    const view: Planned<ItemView> = {
      body: {
        title: keepTogether(text.name),
        ...inLanguage(text),
        ...(text.lead ? { lead: keepTogether(text.lead) } : {}),
        ...(text.text?.trim() ? { text: markdownSource(context, text.text) } : {}),
        gallery,
        teasers: [],
      },
      crumbs,
      slug: item.slug,
      path,
      list: crumbs.at(-2)?.href ?? homePath(context.language),
      ...(catalogue ? { catalogue } : {}),
      ...(brandLink ? { brand: brandLink } : {}),
      price: priceText(context, item),
      ...(item.price === undefined ? {} : { vat: item.vat }),
      availability: item.availability,
      facts,
      ...(item.sku === undefined ? {} : { sku: item.sku }),
      similar: context.similarItems(item).map((other) => itemCard(context, other)),
      ...(form ? { form } : {}),
    };
    return {
      template: 'template-item',
      view,
      text: {
        title: beside ? `${text.name} – ${beside}` : text.name,
        seo_title: text.seo_title,
        seo_description: text.seo_description,
        lead: text.lead ?? [text.name, ...facts.map(factText)].join(' · '),
      },
      picture: gallery[0],
      jsonLd: [
        productJsonLd(context, { item, text, path, pictures: gallery, brand, facts }),
        breadcrumbJsonLd(context, crumbs, path),
      ],
    };
  },
  isUnlisted: ({ record }) => isGone(record),
  images: ({ record }) => record.images,
  search(context, { record: item }) {
    const { name, lang, lead } = translated(context, item.translations);
    const category = context.index.byId.get(item.category);
    const parts = [
      brandBeside(context, item, name),
      category && kindOf(category).title(category, context.language),
      priceText(context, item),
    ];
    return {
      group: 'item',
      title: name,
      lang,
      detail: parts.filter((part) => part !== undefined).join(' · '),
      names: itemFacts(context, item).map(({ value }) => value),
      numbers: [item.sku, item.gtin, item.mpn].filter((number) => number !== undefined),
      lead,
    };
  },
};

/** Home, the category, the item. */
function itemCrumbs(context: PlanContext, { record }: ItemPage, name: string): Crumb[] {
  const category = context.index.byId.get(record.category);
  const href = category?.paths[context.language];
  return [
    { label: pageTitle(context, 'home'), href: homePath(context.language) },
    ...(category && href
      ? [{ label: kindOf(category).title(category, context.language), href }]
      : []),
    { label: name },
  ];
}

function factText({ term, value }: ItemFact): string {
  return `${term}: ${value}`;
}

/** What the item has of each attribute, in the attributes' order. */
function itemFacts(context: PlanContext, item: Item): ItemFact[] {
  const words = itemWords[context.language];
  const own = new Map(item.attributes.map(({ attribute, values }) => [attribute, values]));
  return [...context.attributes.values()].flatMap((attribute): ItemFact[] => {
    const values = own.get(attribute.id);
    if (!values) return [];
    const text = translated(context, attribute.translations);
    const texts = values.map((value) => {
      if (typeof value === 'boolean') return value ? words.flag.yes : words.flag.no;
      if (typeof value === 'number') {
        const number = numbers[context.language].format(value);
        return attribute.unit ? `${number}\u00a0${attribute.unit}` : number;
      }
      const choice = attribute.choices.find(({ id }) => id === value);
      return choice ? translated(context, choice.translations).name : value;
    });
    return [{ term: text.name, value: texts.join(', '), ...inLanguage(text) }];
  });
}

const numbers = {
  de: new Intl.NumberFormat(locales.de),
  en: new Intl.NumberFormat(locales.en),
  fr: new Intl.NumberFormat(locales.fr),
};
