import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteRange } from './responses.ts';

test.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=50-1000', { first: 50, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=0-9', 'whole'],
  [null, 'whole'],
])('of 100 bytes, %j requests %j', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});

test('a range never reaches beyond the file', () => {
  const header = fc.tuple(fc.option(fc.nat()), fc.option(fc.nat()));
  fc.assert(
    fc.property(header, fc.nat(), ([from, to], size) => {
      const range = byteRange(`bytes=${from ?? ''}-${to ?? ''}`, size);
      if (typeof range === 'string') return true;
      return range.first >= 0 && range.last >= range.first && range.last < size;
    }),
  );
});
