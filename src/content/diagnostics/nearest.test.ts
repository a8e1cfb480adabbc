import { expect, test } from 'vitest';
import { nearest, suggest } from './nearest.ts';

test('a misspelt word finds the intended one, whatever its case', () => {
  expect(nearest('Headlin', ['lead', 'headline'])).toBe('headline');
});

test('a word that is far from all others finds none', () => {
  expect(nearest('colour', ['lead', 'headline'])).toBeUndefined();
});

test.each(['pl', 'es'])('the code "%s" is no misspelt one of another language', (code) => {
  expect(nearest(code, ['de', 'en', 'fr'])).toBeUndefined();
});

test('a code finds itself in capitals', () => {
  expect(nearest('DE', ['de', 'en', 'fr'])).toBe('de');
});

test('without a near one, what is known is listed', () => {
  expect(suggest('colour', ['lead', 'headline'])).toBe('Known here: lead, headline.');
});

test('a long list is cut', () => {
  const names = Array.from({ length: 30 }, (_, index) => `brand-number-${index}`);
  expect(suggest('x', names)).toMatch(/brand-number-19 and 10 more\.$/);
});
