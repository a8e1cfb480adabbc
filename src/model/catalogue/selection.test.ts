import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySelection, thingFacets } from './catalogue.fixture.ts';
import type { FacetFile } from './catalogue-file.ts';
import { pageSize, parseSelection, selectionQuery } from './selection.ts';

const facets = thingFacets.map(
  ({ key, kind, choices = [] }): Pick<FacetFile, 'key' | 'kind' | 'choices'> => ({
    key,
    kind,
    choices: choices.map(({ id, name }) => [id, name]),
  }),
);

const nothing = { filters: new Map(), order: 'recommended', shown: pageSize };

test('every selection survives the round trip through its address', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const query = selectionQuery(selection, facets);
      expect(parseSelection(query, facets)).toEqual(selection);
      expect(selectionQuery(parseSelection(query, facets), facets)).toBe(query);
    }),
  );
});

test('an address is readable', () => {
  const query =
    '?brand=ostra,tarn&price=100..500&price.=low&width=..2.5&automatic=yes&sort=price-up&show=48';
  expect(selectionQuery(parseSelection(query, facets), facets)).toBe(query);
});

test('the order of choices in an address does not matter', () => {
  const one = parseSelection('?material=steel,gold&brand=tarn&brand=lon', facets);
  const other = parseSelection('?brand=lon,tarn&material=gold,steel', facets);
  expect(one).toEqual(other);
});

test.each([
  '?brand=unknown',
  '?colour=red',
  '?price=cheap',
  '?price=..',
  '?price=1e9..2',
  '?automatic=perhaps',
  '?sort=rating',
  '?show=many',
  '?show=-24',
  '?utm_source=letter',
])('%s selects nothing', (query) => {
  expect(parseSelection(query, facets)).toEqual(nothing);
});

test('known values of a choice survive an unknown one', () => {
  expect(parseSelection('?brand=unknown,tarn', facets).filters.get('brand')).toEqual({
    kind: 'choice',
    ids: ['tarn'],
  });
});

test('a reversed range is put right', () => {
  expect(parseSelection('?price=500..100', facets).filters.get('price')).toEqual({
    kind: 'range',
    min: 100,
    max: 500,
  });
});

test('no address can request more than 1,200 items at once', () => {
  expect(parseSelection('?show=1000000', facets).shown).toBe(1200);
});

test('any text is parsed as an address without an error', () => {
  fc.assert(fc.property(fc.string(), (query) => void parseSelection(query, facets)));
});
