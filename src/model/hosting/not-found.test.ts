import { expect, test } from 'vitest';
import { notFoundFile, notFoundLanguage } from './not-found.ts';

test('the page for missing pages lies in the folder of its language', () => {
  expect(notFoundFile('de')).toBe('404.html');
  expect(notFoundFile('fr')).toBe('fr/404.html');
});

test('a missing path is answered in its own language', () => {
  expect(notFoundLanguage('/en/nothing', ['de', 'en'])).toBe('en');
  expect(notFoundLanguage('/english', ['de', 'en'])).toBe('de');
});

test('a language that the site lacks is answered in the default one', () => {
  expect(notFoundLanguage('/fr/rien', ['de', 'en'])).toBe('de');
});
