import { expect, test } from 'vitest';
import { formatPrice } from './price.ts';

test.each([
  ['de', 1290, '1.290\u00a0€'],
  ['de', 12.5, '12,50\u00a0€'],
  ['en', 1290, '€1,290'],
  ['en', 12.5, '€12.50'],
  ['fr', 1290, '1\u202f290\u00a0€'],
] as const)('formats in %s the price %d as %s', (language, price, written) => {
  expect(formatPrice(price, language)).toBe(written);
});
