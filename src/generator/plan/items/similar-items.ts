import type { Item } from '#model/entities/item.ts';
import { isGone } from '#model/pages/item-pages.ts';

/** The items most like one of them, the most similar first; none that is gone. */
export type SimilarItems = (item: Item) => Item[];

/** How many are shown. */
const shown = 4;

/** How many on each side, cheaper and dearer, are looked at for each trait. */
const reach = 4;

/** An item among others by price. */
interface Entry {
  item: Item;
  /** Prices differ as much as they do by ratio. */
  price: number;
  /** For each of its traits, those that can be had and share it, by price. */
  shelves: Entry[][];
}

/**
 * Similar are items of a category that share traits: brand, values of attributes. Of each trait those
 * next in price are looked at, and the most traits count, then the nearest price. So an item is
 * compared with some dozens of others, however many there are.
 */
export function indexSimilarItems(items: readonly Item[]): SimilarItems {
  const shelves = new Map<string, Entry[]>();
  const entries = items.map((item): Entry => ({ item, price: priceOf(item), shelves: [] }));
  for (const entry of entries.filter(({ item }) => !isGone(item)).toSorted(byPrice)) {
    for (const trait of traitsOf(entry.item)) {
      const shelf = shelves.get(trait) ?? [];
      if (shelf.length === 0) shelves.set(trait, shelf);
      shelf.push(entry);
    }
  }
  for (const entry of entries) {
    entry.shelves = traitsOf(entry.item).flatMap((trait) => {
      const shelf = shelves.get(trait);
      return shelf ? [shelf] : [];
    });
  }
  const byItem = new Map(entries.map((entry) => [entry.item, entry]));
  const found = new Map<Item, Item[]>();
  return (item) => {
    const entry = byItem.get(item);
    const similar = found.get(item) ?? (entry ? mostSimilar(entry) : []);
    // The pages of all languages ask.
    found.set(item, similar);
    return similar;
  };
}

function mostSimilar(own: Entry): Item[] {
  const near = new Set(own.shelves.flatMap((shelf) => neighbours(shelf, own)));
  return [...near]
    .map((entry) => ({ entry, traits: sharedTraits(entry, own) }))
    .toSorted(
      (a, b) =>
        b.traits - a.traits ||
        Math.abs(a.entry.price - own.price) - Math.abs(b.entry.price - own.price) ||
        compareText(a.entry.item.slug, b.entry.item.slug),
    )
    .slice(0, shown)
    .map(({ entry }) => entry.item);
}

function sharedTraits(one: Entry, other: Entry): number {
  let count = 0;
  for (const shelf of one.shelves) if (other.shelves.includes(shelf)) count += 1;
  return count;
}

/** Those before and after an item's place on a shelf, without itself. */
function neighbours(shelf: readonly Entry[], place: Entry): Entry[] {
  const at = firstAtOrAfter(shelf, place);
  const isOn = shelf[at]?.item === place.item;
  return [
    ...shelf.slice(Math.max(0, at - reach), at),
    ...shelf.slice(isOn ? at + 1 : at, at + reach + (isOn ? 1 : 0)),
  ];
}

function firstAtOrAfter(shelf: readonly Entry[], place: Entry): number {
  let [low, high] = [0, shelf.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const entry = shelf[middle];
    if (entry && byPrice(entry, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byPrice(a: Entry, b: Entry): number {
  return a.price - b.price || compareText(a.item.slug, b.item.slug);
}

/** What is priced on request is dearer than everything else, as such pieces mostly are. */
function priceOf({ price }: Item): number {
  return price === undefined ? 20 : Math.log(price);
}

/** What other items of the category may share; that they are of it is the first. */
function traitsOf({ category, brand, attributes }: Item): string[] {
  return [
    category,
    ...(brand === undefined ? [] : [`${category} brand ${brand}`]),
    ...attributes.flatMap(({ attribute, values }) =>
      values.map((value) => `${category} ${attribute}=${value}`),
    ),
  ];
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
