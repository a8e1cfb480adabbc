import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { plural } from './plural.ts';

test.each<[Language, number, string]>([
  ['de', 0, '0 Uhren'],
  ['de', 1, 'eine Uhr'],
  ['en', 1, 'eine Uhr'],
  ['en', 2, '2 Uhren'],
  ['fr', 0, 'eine Uhr'],
  ['fr', 2, '2 Uhren'],
])('in %s, the text for %i is "%s"', (language, count, said) => {
  expect(plural(language, count, { one: 'eine Uhr', other: `${count} Uhren` })).toBe(said);
});

test('a number whose category has no text uses the "other" text', () => {
  expect(plural('fr', 1_000_000, { one: 'une montre', other: 'des montres' })).toBe('des montres');
  expect(plural('de', 1, { other: 'Uhren' })).toBe('Uhren');
});
