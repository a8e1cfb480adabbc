import { expect, test } from 'vitest';
import { queryTarget, withQuery } from './redirect-target.ts';

test.each([
  ['/en/watches', '', '/en/watches'],
  ['/en/watches', '?a=1', '/en/watches?a=1'],
  ['/en/watches#repair', '?a=1', '/en/watches?a=1#repair'],
])('%s requested with the query %j redirects to %s', (to, query, address) => {
  expect(withQuery(to, query)).toBe(address);
});

const redirects = [
  { from: '/', query: 'id=12&x%5B1%5D=%C3%BC+y', to: '/a' },
  { from: '/', query: 'id=12', to: '/b' },
  { from: '/', query: 'feed=', to: '/c' },
];

test.each([
  ['', undefined],
  ['?id=13', undefined],
  ['?ID=12', undefined],
  ['?id=12', '/b'],
  ['?lang=de&id=12', '/b'],
  ['?x[1]=%c3%bc%20y&id=12', '/a'],
  ['?feed', '/c'],
  ['?%ff=%', undefined],
])('"/" requested with the query %j redirects to %s', (query, target) => {
  expect(queryTarget(redirects, '/', query)).toBe(target);
  expect(queryTarget(redirects, '/other', query)).toBeUndefined();
});
