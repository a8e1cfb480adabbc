import { words } from '#words/words.ts';
import { attributeKey, ownKeys } from '#model/catalogue/catalogue-file.ts';
import type { FacetSource } from '#model/catalogue/make-catalogue-file.ts';
import type { Attribute } from '#model/entities/attribute.ts';
import type { Item } from '#model/entities/item.ts';
import { kindOf } from '#model/pages/page-kinds.ts';
import { translate } from '#model/translation.ts';
import type { PlanContext } from '../context.ts';

type ItemFacet = FacetSource<Item>;

/** What the items of a shop can be told apart by, in the context's language, in the order shown. */
export function itemFacets(context: PlanContext): ItemFacet[] {
  const { language, site, index } = context;
  const { category, brand, price } = words[language].pages.facets;
  return [
    {
      key: ownKeys.category,
      name: category,
      kind: 'choice',
      choices: site.categories
        .map(({ id }) => {
          const page = index.byId.get(id);
          return { id, name: page ? kindOf(page).title(page, language) : id };
        })
        .toSorted((a, b) => a.name.localeCompare(b.name, language)),
      valuesOf: (item) => [item.category],
    },
    {
      key: ownKeys.brand,
      name: brand,
      kind: 'choice',
      choices: site.brands
        .map(({ slug, display_name }) => ({ id: slug, name: display_name }))
        .toSorted((a, b) => a.name.localeCompare(b.name, language)),
      valuesOf: (item) => (item.brand === undefined ? [] : [item.brand]),
    },
    {
      key: ownKeys.price,
      name: price,
      kind: 'range',
      unit: '€',
      valuesOf: (item) => (item.price === undefined ? [] : [item.price]),
    },
    ...site.attributes
      .filter(({ filter }) => filter)
      .toSorted((a, b) => a.sort - b.sort)
      .map((attribute) => attributeFacet(context, attribute)),
  ];
}

const kinds = { choice: 'choice', number: 'range', flag: 'flag' } as const;

function attributeFacet({ language }: PlanContext, attribute: Attribute): ItemFacet {
  const { id, type, unit, choices, translations } = attribute;
  return {
    key: attributeKey(id),
    name: translate(translations, language).value.name,
    kind: kinds[type],
    ...(type === 'number' && unit ? { unit } : {}),
    ...(type === 'choice'
      ? {
          choices: choices.map((choice) => ({
            id: choice.id,
            name: translate(choice.translations, language).value.name,
          })),
        }
      : {}),
    valuesOf: ({ attributes }) => attributes.find((one) => one.attribute === id)?.values ?? [],
  };
}
