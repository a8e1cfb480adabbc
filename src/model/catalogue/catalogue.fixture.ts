import fc from 'fast-check';
import { attributeKey, ownKeys } from './catalogue-file.ts';
import type { Catalogue } from './catalogue.ts';
import { openCatalogue } from './catalogue.ts';
import { type FacetSource, makeCatalogueFile } from './make-catalogue-file.ts';
import { orders, pageSize, rangeFilter, type Selection, type FacetFilter } from './selection.ts';

/** A test item: its values by facet key. */
export interface Thing {
  name: string;
  featured: boolean;
  values: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}

const choicesOf = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }));

export const thingFacets = [
  { key: ownKeys.category, kind: 'choice', choices: choicesOf('rings', 'watches', 'beads') },
  { key: ownKeys.brand, kind: 'choice', choices: choicesOf('lon', 'ostra', 'tarn', 'valmere') },
  { key: ownKeys.price, kind: 'range' },
  { key: 'material', kind: 'choice', choices: choicesOf('gold', 'rose-gold', 'steel') },
  { key: attributeKey('price'), kind: 'choice', choices: choicesOf('low', 'high') },
  { key: 'width', kind: 'range', unit: 'mm' },
  { key: 'automatic', kind: 'flag' },
].map(
  (facet) =>
    ({
      ...facet,
      name: facet.key,
      valuesOf: ({ values }) => values[facet.key] ?? [],
    }) as FacetSource<Thing>,
);

const numbers = [-1.5, 0, 2, 2.5, 100, 1290];

function idsOf({ choices }: FacetSource<Thing>): string[] {
  return choices?.map(({ id }) => id) ?? [];
}

function valuesOf(facet: FacetSource<Thing>): fc.Arbitrary<(string | number | boolean)[]> {
  if (facet.key === ownKeys.category) {
    return fc.constantFrom(...idsOf(facet)).map((id) => [id]);
  }
  if (facet.kind === 'choice') return fc.subarray(idsOf(facet), { maxLength: 2 });
  if (facet.kind === 'range') return fc.array(fc.constantFrom(...numbers), { maxLength: 2 });
  return fc.constantFrom([], [false], [true]);
}

/** Items in file order: by category, featured ones first, then by name. */
export const anyThings: fc.Arbitrary<Thing[]> = fc
  .array(
    fc.record({
      name: fc.string({ maxLength: 3 }),
      featured: fc.boolean(),
      values: fc.record(
        Object.fromEntries(thingFacets.map((facet) => [facet.key, valuesOf(facet)])),
      ),
    }),
    { maxLength: 30 },
  )
  .map((things) =>
    things.toSorted(
      (a, b) => categoryPlace(a) - categoryPlace(b) || byRecommendation(a, b) || byName(a, b),
    ),
  );

function categoryPlace({ values }: Thing): number {
  return ['rings', 'watches', 'beads'].indexOf(String(values[ownKeys.category]?.[0]));
}

export function byName(a: Thing, b: Thing): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

export function byRecommendation(a: Thing, b: Thing): number {
  return Number(b.featured) - Number(a.featured) || byName(a, b);
}

function filterOf(facet: FacetSource<Thing>): fc.Arbitrary<FacetFilter | undefined> {
  if (facet.kind === 'flag') return fc.constantFrom(undefined, { kind: 'flag' as const });
  if (facet.kind === 'range') {
    const end = fc.constantFrom(undefined, ...numbers, 50);
    return fc.tuple(end, end).map(([from, to]) => rangeFilter(from, to));
  }
  const ids = idsOf(facet);
  return fc
    .subarray(ids)
    .map((chosen) => (chosen.length > 0 ? { kind: 'choice' as const, ids: chosen } : undefined));
}

/** Any selection that a visitor could make with these facets. */
export const anySelection: fc.Arbitrary<Selection> = fc
  .record({
    filters: fc.tuple(
      ...thingFacets.map((facet) => fc.option(filterOf(facet), { nil: undefined })),
    ),
    order: fc.constantFrom(...orders),
    pages: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ filters, order, pages }) => ({
    filters: new Map(
      filters.flatMap((filter, at) => {
        const key = thingFacets[at]?.key;
        return filter && key !== undefined ? [[key, filter] as const] : [];
      }),
    ),
    order,
    shown: pages * pageSize,
  }));

/** The catalogue as a browser sees it: encoded, sent as JSON and opened. */
export function catalogueOf(items: readonly Thing[]): Catalogue {
  const file = makeCatalogueFile({
    items,
    facets: thingFacets,
    recommended: byRecommendation,
    byName,
    cards: { perFile: 10, files: [] },
  });
  const sent = JSON.stringify(file);
  return openCatalogue(JSON.parse(sent) as typeof file);
}
