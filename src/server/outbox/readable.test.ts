import { expect, test } from 'vitest';
import { readable } from './outbox.ts';

test.each([
  ['550 No such user', '550 No such user'],
  ['550 No\0 such\r\nuser\n', '550 No such user'],
  ['\u{1B}[31m550\u{9B}2J', '[31m550 2J'],
  ['\uD800', '\uFFFD'],
  ['x'.repeat(1000), 'x'.repeat(500)],
])('%j becomes readable', (said, shown) => {
  expect(readable(said)).toBe(shown);
});
