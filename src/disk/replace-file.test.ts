import { mkdtemp, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFile } from './replace-file.ts';

test('a file is written, and missing folders are created', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const file = join(folder, 'a', 'b.txt');
  await replaceFile(file, 'contents');
  expect(await readFile(file, 'utf8')).toBe('contents');
  expect(await readdir(join(folder, 'a'))).toEqual(['b.txt']);
});

test('readers of the old file still see its old contents', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const file = join(folder, 'b.txt');
  await writeFile(file, 'old');
  const reader = await open(file);
  await replaceFile(file, 'new');
  expect(await reader.readFile('utf8')).toBe('old');
  expect(await readFile(file, 'utf8')).toBe('new');
  await reader.close();
});

test('a failed write leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  await replaceFile(join(folder, 'a', 'b.txt'), '');
  await expect(replaceFile(join(folder, 'a'), 'contents')).rejects.toThrow('EISDIR');
  expect(await readdir(folder)).toEqual(['a']);
});
