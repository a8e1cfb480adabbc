import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readText } from './read-text.ts';

function read(file: string) {
  const diagnostics: Diagnostic[] = [];
  const reading = { diagnostics, hash: createHash('sha256'), hashed: new Set<string>() };
  return { text: readText({ file, path: 'a.md', name: 'a.md' }, reading), diagnostics };
}

const ofUnknownSize = '/proc/sys/kernel/ostype';

test.skipIf(!existsSync(ofUnknownSize))(
  'a file whose size is unknown before reading is read completely',
  () => {
    expect(read(ofUnknownSize)).toEqual({ text: 'Linux\n', diagnostics: [] });
  },
);

test.each([
  [2_000_000, []],
  [2_000_001, [{ code: 'file-too-large' }]],
])('a text file may have up to 2 MB: %i bytes', (size, diagnostics) => {
  const file = join(mkdtempSync(join(tmpdir(), 'read-text-')), 'a.md');
  writeFileSync(file, 'a'.repeat(size));
  expect(read(file).diagnostics).toMatchObject(diagnostics);
});
