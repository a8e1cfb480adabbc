import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { cachedMapArchive } from './cached-files.ts';

test('the copy stays unchanged when the original file changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  const archive = { file: join(folder, 'town.pmtiles'), hash: '0123456789abcdef' };
  writeFileSync(archive.file, 'old');
  const copy = await cachedMapArchive(archive, folder);
  writeFileSync(archive.file, 'new');
  expect(await cachedMapArchive(archive, folder)).toBe(copy);
  expect(readFileSync(copy, 'utf8')).toBe('old');
  expect(readdirSync(dirname(copy))).toEqual(['0123456789abcdef.pmtiles']);
});
