import type { CatalogueFile } from '#model/catalogue/catalogue-file.ts';
import { makeCatalogueFile } from '#model/catalogue/make-catalogue-file.ts';
import type { ItemCardView } from '#model/views/item-card.ts';
import { digest } from '../../text/digest.ts';
import type { PlanContext } from '../context.ts';
import type { HashedFile } from '../planned.ts';
import { itemCard } from './item-card.ts';
import { itemFacets } from './item-facets.ts';
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
