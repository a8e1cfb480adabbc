import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { renameAtomically } from './rename-atomically.ts';

let cache: string;

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'cache-'));
});

async function folderWith(name: string, file: string): Promise<string> {
  const folder = join(cache, name);
  await mkdir(folder);
  await writeFile(join(folder, file), '');
  return folder;
}

test('a folder moves to a free path', async () => {
  await renameAtomically(await folderWith('new', 'a.js'), join(cache, 'bundle'));
  expect(await readdir(cache, { recursive: true })).toEqual(['bundle', 'bundle/a.js']);
});

test('an existing folder stays, and the other one is removed', async () => {
  const place = await folderWith('bundle', 'used.js');
  await renameAtomically(await folderWith('new', 'a.js'), place);
  expect(await readdir(cache, { recursive: true })).toEqual(['bundle', 'bundle/used.js']);
});

test('a folder that cannot be moved is an error', async () => {
  await expect(renameAtomically(join(cache, 'none'), join(cache, 'bundle'))).rejects.toThrow(
    'ENOENT',
  );
});
