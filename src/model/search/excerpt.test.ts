import { expect, test } from 'vitest';
import { excerpt, markHits } from './excerpt.ts';

const isHit = (word: string) => ['Ring', 'Gold'].includes(word);

test('hits are marked, and no text is lost', () => {
  const parts = markHits('Ein Ring aus „Gold“.', isHit);
  expect(parts.map(({ text }) => text).join('')).toBe('Ein Ring aus „Gold“.');
  expect(parts.filter((part) => part.isHit).map(({ text }) => text)).toEqual(['Ring', 'Gold']);
});

test('an excerpt comes from the line with the most different hits', () => {
  expect(excerpt('Ring, Ring und Ring\nEin Ring aus Gold\nohne', isHit)).toBe('Ein Ring aus Gold');
});

test('an excerpt of a long line starts at a word shortly before the first hit', () => {
  const text = excerpt(
    `${'viele Worte '.repeat(30)}vor dem Ring ${'und danach '.repeat(30)}`,
    isHit,
  );
  expect(text).toMatch(/^… (?:viele|Worte) .*vor dem Ring .*(?:und|danach) …$/);
  expect(text.length).toBeLessThan(170);
});

test('without a hit an excerpt is the beginning', () => {
  expect(excerpt('Erste Zeile\nZweite Zeile', isHit)).toBe('Erste Zeile');
});
