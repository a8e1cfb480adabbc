import { expect, test } from 'vitest';
import { queryWords } from './query.ts';

test('a long query is cut off', () => {
  const text = Array.from({ length: 600 }, (_, at) => `wort${'abcdefghij'[at % 10]}${at}x`).join(
    ' ',
  );
  expect(queryWords(text, 'de')).toEqual(queryWords(text.slice(0, 200), 'de'));
  expect(queryWords(text, 'de').length).toBeLessThanOrEqual(12);
  expect(queryWords('x'.repeat(5000), 'de')).toEqual(['x'.repeat(200)]);
});

test.each(['   \u00A0\u200B ', '.*+?^${}()|[]\\', '\0', '\uD800', '-'.repeat(5000)])(
  'an empty query searches for nothing: %j',
  (query) => {
    expect(queryWords(query, 'de')).toEqual([]);
  },
);

test.each(['__proto__', 'constructor', 'hasOwnProperty'])('%s is an ordinary word', (query) => {
  expect(queryWords(query, 'en')).toHaveLength(1);
});
