import { expect, test } from 'vitest';
import { nearest, suggest } from './nearest.ts';

test('a misspelt word finds the intended one, whatever its case', () => {
  expect(nearest('Headlin', ['lead', 'headline'])).toBe('headline');
});

test('a word far from all others finds none', () => {
  expect(nearest('colour', ['lead', 'headline'])).toBeUndefined();
});

test.each(['pl', 'es'])(
  'the code "%s" is not taken for a misspelling of another language',
  (code) => {
    expect(nearest(code, ['de', 'en', 'fr'])).toBeUndefined();
  },
);

test('a code matches itself in capitals', () => {
  expect(nearest('DE', ['de', 'en', 'fr'])).toBe('de');
});

test('if nothing is similar, the known words are listed', () => {
  expect(suggest('colour', ['lead', 'headline'])).toBe('Known here: lead, headline.');
});

test('a long list is shortened', () => {
  const names = Array.from({ length: 30 }, (_, index) => `brand-number-${index}`);
  expect(suggest('x', names)).toMatch(/brand-number-19 and 10 more\.$/);
});
