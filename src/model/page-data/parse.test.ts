import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAppData, parsePageData, parseQueryResult } from './parse.ts';

const page = {
  path: '/uhren',
  componentChunkName: 'template-category',
  staticQueryHashes: ['0123456789abcdef'],
  result: {
    data: {},
    pageContext: { language: 'de', languagePaths: {}, title: 'Uhren', head: [], hash: '0' },
  },
};

test('valid page data are returned unchanged', () => {
  expect(parsePageData(page)).toBe(page);
});

test.each<[string, object]>([
  ['a path', { path: 1 }],
  ['a template', { componentChunkName: undefined }],
  ['queries', { staticQueryHashes: [1] }],
  ['a result', { result: null }],
  ['a view', { result: { ...page.result, data: [] } }],
  ['a known language', { result: { ...page.result, pageContext: { language: 'nl' } } }],
])('page data without %s are rejected', (_, change) => {
  expect(parsePageData({ ...page, ...change })).toBeUndefined();
});

test('no JSON makes the parsers throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      parsePageData(json);
      parseAppData(json);
      parseQueryResult(json);
    }),
  );
});

test('app data contain the hash of the code', () => {
  expect(parseAppData({ webpackCompilationHash: 'a' })).toEqual({ webpackCompilationHash: 'a' });
  expect(parseAppData({ webpackCompilationHash: 1 })).toBeUndefined();
});
