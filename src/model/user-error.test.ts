import { expect, test } from 'vitest';
import { wordsFor } from './user-error.ts';

test.each([
  ['ENOSPC', 'The disk is full'],
  ['EFBIG', 'Files may not become that large here'],
])('%s is an error that the user can fix', (code, words) => {
  expect(wordsFor(Object.assign(new Error(`${code}: write`), { code }))).toContain(words);
});
