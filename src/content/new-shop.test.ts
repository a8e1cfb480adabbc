import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UserError } from '#model/user-error.ts';
import { filesSource } from './files/files-source.ts';
import { loadSite } from './load.ts';
import { newShop } from './new-shop.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-shop-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a new shop loads without errors and without warnings', async () => {
  await newShop(folder);
  const { site, diagnostics } = await loadSite(filesSource(folder));
  expect(diagnostics).toEqual([]);
  expect(site?.project.languages).toEqual(['de', 'en']);
});

test('a new shop holds all that the starter holds', async () => {
  const shop = join(folder, 'a', 'shop');
  await newShop(shop);
  const starter = join(import.meta.dirname, '../../starter');
  expect(await namesIn(shop)).toEqual(await namesIn(starter));
});

test('a folder that is not empty stays as it is, and the error names what it holds', async () => {
  await writeFile(join(folder, 'company.yaml'), 'mine');
  await expect(newShop(folder)).rejects.toThrow(
    new UserError(
      `The folder ${folder} is not empty: it holds company.yaml. Name a new folder or an empty one.`,
    ),
  );
  expect(await readdir(folder)).toEqual(['company.yaml']);
});

test('a file is no place for a shop', async () => {
  const file = join(folder, 'shop');
  await writeFile(file, 'mine');
  await expect(newShop(file)).rejects.toThrow(`${file} is a file. Name a folder for the shop.`);
  expect(await readFile(file, 'utf8')).toBe('mine');
});

async function namesIn(place: string): Promise<string[]> {
  return (await readdir(place, { recursive: true })).toSorted();
}
