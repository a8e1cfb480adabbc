import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedEncodings } from './file-variant.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=1', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['identity;q=1, br;q=0.5', ['identity', 'br']],
  ['*', ['br', 'gzip', 'identity']],
  ['br;q=0, *;q=0.1', ['gzip', 'identity']],
  ['br;q=high', ['identity']],
  ['', ['identity']],
  [undefined, ['identity']],
])('%j accepts %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test('the plain file is acceptable for every Accept-Encoding header', () => {
  fc.assert(fc.property(fc.string(), (header) => acceptedEncodings(header).includes('identity')));
});
