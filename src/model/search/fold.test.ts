import { expect, test } from 'vitest';
import { foldedNumber, foldedWords, stem } from './fold.ts';

test('an umlaut, its two-letter form and its plain vowel are the same', () => {
  expect(foldedWords('Räder Raeder Rader')).toEqual(['rader', 'rader', 'rader']);
  expect(foldedWords('Größe œuvre Évêché')).toEqual(['grosse', 'ouvre', 'eveche']);
});

test('punctuation separates words, but not decimals', () => {
  expect(foldedWords('l’or, Trauring-Samstag: 4,5 mm')).toEqual([
    'or',
    'trauring',
    'samstag',
    '45',
    'mm',
  ]);
});

test('an article number is one word, whatever its punctuation', () => {
  expect(foldedNumber('TR-0123 B')).toBe('tr0123b');
});

test.each([
  ['de', ['trauring', 'trauringe', 'trauringen'], 'trauring'],
  ['de', ['fahrrad', 'fahrrader', 'fahrradern'], 'fahrrad'],
  ['en', ['watch', 'watches'], 'watch'],
  ['en', ['accessory', 'accessories'], 'accessory'],
  ['fr', ['bijou', 'bijoux'], 'bijou'],
  ['fr', ['cheque', 'cheques'], 'chequ'],
] as const)('the forms of a word in "%s" have one stem: %s', (language, forms, expected) => {
  expect(new Set(forms.map((form) => stem(form, language)))).toEqual(new Set([expected]));
});

test('a word with digits keeps its ending', () => {
  expect(stem('tr0123e', 'de')).toBe('tr0123e');
});
