import { expect, test } from 'vitest';
import { notFoundFile, notFoundLanguage } from './not-found.ts';

test('the not-found page is in the folder of its language', () => {
  expect(notFoundFile('de')).toBe('404.html');
  expect(notFoundFile('fr')).toBe('fr/404.html');
});

test('a missing path gets the not-found page of its language', () => {
  expect(notFoundLanguage('/en/nothing', ['de', 'en'])).toBe('en');
  expect(notFoundLanguage('/english', ['de', 'en'])).toBe('de');
});

test('a language that the site lacks gets the default not-found page', () => {
  expect(notFoundLanguage('/fr/rien', ['de', 'en'])).toBe('de');
});
