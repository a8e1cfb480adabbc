import { expect, test } from 'vitest';
import { cacheNames, isOurs, isOutdated } from './cache-names.ts';

test('caches of this version are kept', () => {
  expect(Object.values(cacheNames).filter(isOutdated)).toEqual([]);
});

test('caches of another version are outdated', () => {
  expect(isOutdated('schaufenster-pages-v0')).toBe(true);
});

test('caches of other code on the same host are left alone', () => {
  expect(isOurs('blog-pages')).toBe(false);
  expect(isOutdated('blog-pages')).toBe(false);
});
