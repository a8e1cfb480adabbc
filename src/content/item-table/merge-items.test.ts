import { expect, test } from 'vitest';
import { categoryRecord, contentWith, watchBrand } from '#model/site.fixture.ts';
import { mergeItems } from './merge-items.ts';
import { readItems } from './read-items.ts';

const known = contentWith({
  ...watchBrand,
  categories: ['watches'].map(categoryRecord),
  attributes: [],
});

test('if items share an article number, a row updates the first one that is not gone', () => {
  const item = (slug: string, availability = 'in_stock') => ({
    slug,
    availability,
    category: 'watches',
    sku: 'R-1',
    price: 100,
    translations: [{ language: 'de', name: slug }],
  });
  const before = [item('gone', 'gone'), item('first'), item('second'), item('also-gone', 'gone')];
  const { rows } = readItems(new TextEncoder().encode('sku;price\nR-1;120\n'), 'items.csv', known);
  const merged = mergeItems(before, rows).map(({ record }) => [record['slug'], record['price']]);
  expect(merged).toEqual([
    ['gone', 100],
    ['first', 120],
    ['second', 100],
    ['also-gone', 100],
  ]);
});
