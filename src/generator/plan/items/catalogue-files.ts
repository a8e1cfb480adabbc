import { attributeKey, type CatalogueFile, ownKeys } from '#model/catalogue/catalogue-file.ts';
import { type FacetSource, makeCatalogueFile } from '#model/catalogue/make-catalogue-file.ts';
import type { ItemCardView } from '#model/views/item-card.ts';
import { words } from '#words/words.ts';
import type { Attribute } from '#model/entities/attribute.ts';
import type { Item } from '#model/entities/item.ts';
import { kindOf } from '#model/pages/page-kinds.ts';
import { translate } from '#model/translation.ts';
import { digest } from '../../text/digest.ts';
import type { PlanContext } from '../context.ts';
import type { HashedFile } from '../planned.ts';
import { itemCard } from './item-card.ts';
import type { ListedItems } from './item-order.ts';

/** So many cards come in one file: what a filter leaves is scattered over many. */
const perFile = 48;

/** What browsers filter a language's items by: an index, and cards of the items. */
interface CatalogueFiles {
  index: HashedFile;
  /** The files of cards, made one after the other and not kept. */
  cards: () => Iterable<HashedFile>;
}

const known = new WeakMap<ListedItems, CatalogueFiles>();

/**
 * The files of the context's language; undefined where it lists no item. They are made once: the
 * index stays in memory, those of cards by their hash alone.
 */
export function catalogueFiles(context: PlanContext): CatalogueFiles | undefined {
  const items = context.items.in(context.language);
  if (items.all.length === 0) return undefined;
  const files = known.get(items) ?? makeFiles(context, items);
  known.set(items, files);
  return files;
}

function makeFiles(
  context: PlanContext,
  { all, recommended, byName }: ListedItems,
): CatalogueFiles {
  const cards = function* (): Generator<HashedFile> {
    for (let from = 0; from < all.length; from += perFile) {
      const part = all.slice(from, from + perFile);
      yield hashed({ cards: part.map((item) => itemCard(context, item)) });
    }
  };
  const catalogue = makeCatalogueFile({
    items: all,
    facets: itemFacets(context),
    recommended,
    byName,
    cards: { perFile, files: Array.from(cards(), ({ hash }) => hash) },
  });
  return { index: hashed({ catalogue }), cards };
}

/** What the files hold: in the form of static queries, beside which they stand. */
type CatalogueData = { catalogue: CatalogueFile } | { cards: ItemCardView[] };

function hashed(data: CatalogueData): HashedFile {
  const json = JSON.stringify({ data });
  return { hash: digest(json), json };
}

type ItemFacet = FacetSource<Item>;

/** What the items of a shop can be told apart by, in the context's language, in the order shown. */
function itemFacets(context: PlanContext): ItemFacet[] {
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
