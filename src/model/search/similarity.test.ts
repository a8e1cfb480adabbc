import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typos } from './similarity.ts';

/** The definition, without optimisation. */
function naive(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [a, b] = [one.slice(1), other.slice(1)];
  const counts = [
    naive(a, other) + 1,
    naive(one, b) + 1,
    naive(a, b) + (one[0] === other[0] ? 0 : 1),
  ];
  if (one.length > 1 && one[0] === other[1] && one[1] === other[0]) {
    counts.push(naive(one.slice(2), other.slice(2)) + 1);
  }
  return Math.min(...counts);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

test('typing mistakes are counted by their definition, up to a limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      expect(typos(one, other, most)).toBe(Math.min(naive(one, other), most + 1));
    }),
  );
});

test('two swapped letters are one mistake', () => {
  expect(typos('trauirng', 'trauring', 2)).toBe(1);
});
