import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Item } from '#model/entities/item.ts';
import { indexSimilarItems } from './similar-items.ts';

/** An item with a few of many possible traits. */
const arbitraryItem = fc.record({
  category: fc.constantFrom('rings', 'watches'),
  brand: fc.option(fc.constantFrom('mirelle', 'ostra'), { nil: undefined }),
  price: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  availability: fc.constantFrom('in_stock', 'in_stock', 'on_order', 'gone'),
  material: fc.subarray(['gold', 'silver', 'steel']),
  width: fc.option(fc.integer({ min: 2, max: 4 }), { nil: undefined }),
});

const arbitraryItems = fc.array(arbitraryItem, { minLength: 1, maxLength: 60 }).map((list) =>
  list.map(({ material, width, brand, price, ...rest }, at): Item => {
    const attributes = [
      ...(material.length > 0 ? [{ attribute: 'material', values: material }] : []),
      ...(width === undefined ? [] : [{ attribute: 'width', values: [width] }]),
    ];
    return itemOf(`item-${at}`, {
      ...rest,
      attributes,
      ...(brand === undefined ? {} : { brand }),
      ...(price === undefined ? {} : { price }),
    });
  }),
);

function itemOf(slug: string, fields: Partial<Item>): Item {
  return {
    slug,
    category: 'rings',
    vat: 'included',
    availability: 'in_stock',
    attributes: [],
    images: [],
    sort: 0,
    featured: false,
    translations: [{ language: 'de', name: slug }],
    ...fields,
  };
}

/** The same by looking at every pair of items and every trait. */
function naive(items: readonly Item[], item: Item): string[] {
  const traits = ({ category, brand, attributes }: Item) => [
    `category ${category}`,
    ...(brand === undefined ? [] : [`brand ${brand}`]),
    ...attributes.flatMap(({ attribute, values }) =>
      values.map((value) => `${attribute} ${value}`),
    ),
  ];
  const price = ({ price: euros }: Item) => (euros === undefined ? 20 : Math.log(euros));
  const shared = (other: Item) => traits(other).filter((one) => traits(item).includes(one));
  const peers = items.filter(
    (other) => other !== item && other.category === item.category && other.availability !== 'gone',
  );
  const near = traits(item).flatMap((trait) => {
    const isBefore = (a: Item, b: Item) =>
      price(a) < price(b) || (price(a) === price(b) && a.slug < b.slug);
    const sorted = peers
      .filter((other) => traits(other).includes(trait))
      .toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
    return [
      ...sorted.filter((other) => isBefore(other, item)).slice(-4),
      ...sorted.filter((other) => !isBefore(other, item)).slice(0, 4),
    ];
  });
  return [...new Set(near)]
    .toSorted((a, b) => {
      const [dearA, dearB] = [a, b].map((other) => Math.abs(price(other) - price(item)));
      return (
        shared(b).length - shared(a).length ||
        (dearA ?? 0) - (dearB ?? 0) ||
        (a.slug < b.slug ? -1 : 1)
      );
    })
    .slice(0, 4)
    .map(({ slug }) => slug);
}

test('similar items are those that a comparison of all pairs finds', () => {
  fc.assert(
    fc.property(arbitraryItems, (items) => {
      const similar = indexSimilarItems(items);
      for (const item of items) {
        expect(similar(item).map(({ slug }) => slug)).toEqual(naive(items, item));
      }
    }),
    { numRuns: 60 },
  );
});

test('shared material counts more than a near price, and neither gone items nor other categories come up', () => {
  const gold = [{ attribute: 'material', values: ['gold'] }];
  const item = itemOf('a', { price: 100, attributes: gold });
  const items = [
    item,
    itemOf('near', { price: 101 }),
    itemOf('golden', { price: 900, attributes: gold }),
    itemOf('gone', { price: 100, attributes: gold, availability: 'gone' }),
    itemOf('watch', { price: 100, attributes: gold, category: 'watches' }),
  ];
  expect(indexSimilarItems(items)(item).map(({ slug }) => slug)).toEqual(['golden', 'near']);
});
