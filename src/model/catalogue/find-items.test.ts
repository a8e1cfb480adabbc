import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anySelection,
  anyThings,
  byName,
  byRecommendation,
  catalogueOf,
  type Thing,
  thingFacets,
} from './catalogue.fixture.ts';
import { type Found, findItems } from './find-items.ts';
import type { Order, Selection, FacetFilter } from './selection.ts';

const scopes = fc.constantFrom(undefined, 'rings', 'watches', 'beads');

/** A reference implementation that ignores speed: item by item, filter by filter. */
function naively(things: readonly Thing[], category: string | undefined, selection: Selection) {
  const ofCategory = [...things.entries()].filter(
    ([, thing]) => category === undefined || thing.values['category']?.[0] === category,
  );
  // A category without items shows all items.
  const scope = ofCategory.length > 0 ? ofCategory : [...things.entries()];
  const facets = thingFacets.filter(
    ({ key }) => new Set(scope.map(([, thing]) => normal(thing.values[key]))).size > 1,
  );
  const passes = (thing: Thing, leftOut?: string) =>
    facets.every(({ key }) => {
      const filter = selection.filters.get(key);
      return key === leftOut || !filter || fulfils(thing.values[key] ?? [], filter);
    });
  const found = scope.filter(([, thing]) => passes(thing));
  return {
    total: found.length,
    items: found
      .toSorted(([, a], [, b]) => compare(selection.order, a, b))
      .map(([position]) => position)
      .slice(0, selection.shown),
    groups: facets.map(({ key, kind, choices = [] }) => {
      const others = scope.map(([, thing]) => thing).filter((thing) => passes(thing, key));
      const having = (value: unknown) =>
        others.filter(({ values }) => values[key]?.some((one) => one === value)).length;
      const numbers = others.flatMap(({ values }) => values[key] ?? []).map(Number);
      return {
        key,
        total: others.length,
        counts: {
          choice: () => choices.map(({ id }) => having(id)),
          flag: () => [having(true)],
          range: () => [],
        }[kind](),
        ...(kind === 'range' && numbers.length > 0
          ? { least: Math.min(...numbers), most: Math.max(...numbers) }
          : {}),
      };
    }),
  };
}

/** Ignores what the file does not distinguish: order, duplicates, and flags that are not set. */
function normal(values: Thing['values'][string] = []): string {
  return [...new Set(values.filter((value) => value !== false))].map(String).toSorted().join();
}

function fulfils(values: Thing['values'][string], filter: FacetFilter): boolean {
  return values.some((value) => {
    if (filter.kind === 'flag') return value === true;
    if (filter.kind === 'choice') return filter.ids.includes(String(value));
    return Number(value) >= (filter.min ?? -Infinity) && Number(value) <= (filter.max ?? Infinity);
  });
}

function compare(order: Order, a: Thing, b: Thing): number {
  if (order === 'name') return byName(a, b);
  if (order === 'recommended') return byRecommendation(a, b);
  const [one, other] = [priceOf(a), priceOf(b)];
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined) || byRecommendation(a, b);
  }
  return (order === 'price-up' ? one - other : other - one) || byRecommendation(a, b);
}

function priceOf({ values }: Thing): number | undefined {
  const [price] = values['price'] ?? [];
  return price === undefined ? undefined : Number(price);
}

/** The results that both implementations must agree on. */
function summary(found: Found) {
  return {
    total: found.total,
    items: [...found.positions],
    groups: found.groups.map(({ facet: { key }, total, counts, least, most }) => ({
      key,
      total,
      counts,
      ...(least === undefined ? {} : { least, most }),
    })),
  };
}

/** An item has one price; other ranges may have several numbers. */
const things = anyThings.map((list) =>
  list.map((thing) => ({
    ...thing,
    values: { ...thing.values, price: thing.values['price']?.slice(0, 1) ?? [] },
  })),
);

test('filtering finds the same items and counts as a plain loop over items and filters', () => {
  fc.assert(
    fc.property(things, scopes, anySelection, (list, category, selection) => {
      const catalogue = catalogueOf(list);
      const scope = catalogue.scope(category);
      expect(summary(findItems(catalogue, scope, selection))).toEqual(
        naively(list, category, selection),
      );
    }),
    { numRuns: 1000 },
  );
});

test('the count of a choice is the number of items left if it alone were chosen', () => {
  fc.assert(
    fc.property(things, anySelection, (list, selection) => {
      const catalogue = catalogueOf(list);
      const scope = catalogue.scope(undefined);
      for (const { facet, counts } of findItems(catalogue, scope, selection).groups) {
        if (facet.kind !== 'choice') continue;
        for (const [place, [id]] of (facet.choices ?? []).entries()) {
          const filters = new Map(selection.filters).set(facet.key, { kind: 'choice', ids: [id] });
          const { total } = findItems(catalogue, scope, { ...selection, filters });
          expect(counts[place]).toBe(total);
        }
      }
    }),
    { numRuns: 200 },
  );
});
