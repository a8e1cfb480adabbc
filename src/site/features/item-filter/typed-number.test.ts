import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#model/language.ts';
import { numberText, typedNumber } from './typed-number.ts';

test('a number is parsed as it is displayed, in every language', () => {
  const cents = fc.integer({ min: 0, max: 1e9 }).map((value) => value / 100);
  fc.assert(
    fc.property(cents, fc.constantFrom(...languages), (value, language) => {
      expect(typedNumber(numberText(value, language), language)).toBe(value);
    }),
  );
});

test.each([
  ['9.850', 'de', 9850],
  ['9850', 'de', 9850],
  ['1.234.567', 'de', 1234567],
  ['12,50', 'de', 12.5],
  ['12.5', 'de', 12.5],
  ['9,850', 'en', 9850],
  ['1,234.50', 'en', 1234.5],
  ['9 850', 'fr', 9850],
  ['9\u202F850,5', 'fr', 9850.5],
  ['9.850', 'fr', 9850],
  ['9’850', 'de', 9850],
] as const)('%s is a number in %s', (text, language, value) => {
  expect(typedNumber(text, language)).toBe(value);
});

test.each(['zehn', '1,2,3', '10-20', '1.2.3'])('%s is not a number', (text) => {
  expect(typedNumber(text, 'de')).toBeNaN();
});
