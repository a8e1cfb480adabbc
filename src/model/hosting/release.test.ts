import { expect, test } from 'vitest';
import { redirectSchema } from './release.ts';

test.each([
  ['/en/uhren', '/en/watches'],
  ['/Alte.Seite.html', '/'],
  ['/fr/datenschutz', '/fr/mentions-legales#cookies'],
  ['/über', 'https://example.org/a?b=1#c'],
])('%s may lead to %s', (from, to) => {
  expect(redirectSchema.safeParse({ from, to }).success).toBe(true);
});

test.each([
  ['/x', '//evil.example'],
  ['/x', 'http://evil.example'],
  ['/x', 'https://example.org/"; return 301 x'],
  ['/x', '/\\evil.example'],
  ['/x', '/y; return 200 "x"'],
  ['/x/', '/y'],
  ['/x\n/y', '/y'],
  ['x', '/y'],
])('%j may not lead to %j', (from, to) => {
  expect(redirectSchema.safeParse({ from, to }).success).toBe(false);
});
