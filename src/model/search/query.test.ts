import { expect, test } from 'vitest';
import { queryWords } from './query.ts';

test('of a long text the first words are looked for', () => {
  const text = Array.from({ length: 600 }, (_, at) => `wort${'abcdefghij'[at % 10]}${at}x`).join(
    ' ',
  );
  expect(queryWords(text, 'de')).toEqual(queryWords(text.slice(0, 200), 'de'));
  expect(queryWords(text, 'de').length).toBeLessThanOrEqual(12);
  expect(queryWords('x'.repeat(5000), 'de')).toEqual(['x'.repeat(200)]);
});

test.each(['   \u00A0\u200B ', '.*+?^${}()|[]\\', '\0', '\uD800', '-'.repeat(5000)])(
  'nothing is looked for where nothing is written: %j',
  (query) => {
    expect(queryWords(query, 'de')).toEqual([]);
  },
);

test.each(['__proto__', 'constructor', 'hasOwnProperty'])(
  '%s is a word like any other',
  (query) => {
    expect(queryWords(query, 'en')).toHaveLength(1);
  },
);
