import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readers } from './written.ts';
import { writtenWays } from './written.fixture.ts';

test.each(writtenWays)('the %s "%s" means %s', (form, text, value) => {
  expect(readers[form](text)).toBe(value);
});

test.each([
  // AyeCode/geodirectory#1294
  ['25,95', 25.95],
  // invoice-x/invoice2data#306
  ["12'345'678.00", 12_345_678],
  ['EUR 99,-', 99],
  ['1 290', 1290],
  ['', undefined],
  ['12,505', undefined],
  ['-5', undefined],
  ['1.2345', undefined],
  ["1.290'000", undefined],
])('the price "%s" means %s', (text, value) => {
  expect(readers.price(text)).toBe(value);
});

test.each([
  ['number', '50,7605', 50.7605],
  ['number', '50.760', 50.76],
  ['number', '−3.5', -3.5],
  ['number', '1.290,5', 1290.5],
  ['number', '12 m', undefined],
  ['whole number', '1.290', 1290],
  ['whole number', '1,290', 1290],
  ['whole number', '12,5', undefined],
] as const)('the %s "%s" means %s', (form, text, value) => {
  expect(readers[form](text)).toBe(value);
});

test.each([
  ['10-01', '10-01'],
  ['1.10.', '10-01'],
  ['01.10', '10-01'],
  ['1/10', '10-01'],
  ['1. Oktober', '10-01'],
  ['1er octobre', '10-01'],
  ['1 October', '10-01'],
  ['29.2.', '02-29'],
  ['30.2.', undefined],
  ['13-01', undefined],
  ['Oktober', undefined],
])('the day of the year "%s" is %s', (text, value) => {
  expect(readers['day of year'](text)).toBe(value);
});

test('days and times stay the same in file format, and as browsers format them in each language', () => {
  const moments = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom('de', 'en-GB', 'fr', 'de-CH'), (date, locale) => {
      const [day, time] = [date.toISOString().slice(0, 10), date.toISOString().slice(11, 16)];
      expect(readers.day(day)).toBe(day);
      expect(readers.time(time)).toBe(time);
      for (const dateStyle of ['full', 'long', 'short'] as const) {
        const text = date.toLocaleDateString(locale, { dateStyle, timeZone: 'UTC' });
        expect([text, readers.day(text)]).toEqual([text, day]);
      }
      const clock = date.toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' });
      expect(readers.time(clock)).toBe(time);
    }),
  );
});

test('a price stays the same as browsers format it in each language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.constantFrom('de', 'de-AT', 'de-CH', 'en-GB', 'fr', 'fr-CH'),
      (cents, locale) => {
        const price = cents / 100;
        const text = price.toLocaleString(locale, { style: 'currency', currency: 'EUR' });
        expect([text, readers.price(text)]).toEqual([text, price]);
      },
    ),
  );
});
