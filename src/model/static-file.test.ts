import { expect, test } from 'vitest';
import { fileNote } from './static-file.ts';

test.each([
  ['de', 240_400, 'PDF, 240\u00a0kB'],
  ['en', 240_400, 'PDF, 240\u00a0kB'],
  ['fr', 240_400, 'PDF, 240\u00a0ko'],
  ['de', 1_260_000, 'PDF, 1,3\u00a0MB'],
  ['en', 1_260_000, 'PDF, 1.3\u00a0MB'],
  ['fr', 1_260_000, 'PDF, 1,3\u00a0Mo'],
  ['de', 12, 'PDF, 1\u00a0kB'],
] as const)('type and size of a file are shown in %s (%d bytes)', (language, size, note) => {
  expect(fileNote('/preise/liste-2.0.pdf', { size }, language)).toBe(note);
});
