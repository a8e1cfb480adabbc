import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesSource } from '#content/files/files-source.ts';
import { loadSite } from '#content/load.ts';
import { UserError } from '#model/user-error.ts';
import { kitPackage } from './kit.ts';
import { newShop } from './new-shop.ts';

let folder: string;
const kit = async () => '^9.8.7';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-shop-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a new shop loads without errors and without warnings', async () => {
  await newShop(folder, kit);
  const { site, diagnostics } = await loadSite(filesSource(join(folder, 'content')));
  expect(diagnostics).toEqual([]);
  expect(site?.project.languages).toEqual(['de', 'en']);
});

test('a new shop contains everything in the starter', async () => {
  const shop = join(folder, 'a', 'shop');
  await newShop(shop, kit);
  const starter = join(import.meta.dirname, '../../starter');
  const content = await namesIn(join(shop, 'content'));
  expect([...content, 'README.md'].toSorted()).toEqual(await namesIn(starter));
  expect(await namesIn(starter)).toContain('README.md');
  expect(await readdir(shop)).toEqual(
    expect.arrayContaining(['.gitignore', 'README.md', 'content', 'package.json']),
  );
});

test('a new shop depends only on the kit, which runs all its scripts', async () => {
  await newShop(folder, kit);
  const { dependencies, scripts, schaufenster } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  expect(dependencies).toEqual({ schaufenster: '^9.8.7' });
  expect(scripts).toMatchObject({ start: 'schaufenster start', dev: 'schaufenster dev' });
  expect(schaufenster).toEqual({ content: kitPackage().version });
});

test('a non-empty folder stays unchanged, and the error names what it contains', async () => {
  await writeFile(join(folder, 'company.yaml'), 'mine');
  await expect(newShop(folder, kit)).rejects.toThrow(
    new UserError(
      `The folder ${folder} is not empty: it holds company.yaml. Name a new folder or an empty one.`,
    ),
  );
  expect(await readdir(folder)).toEqual(['company.yaml']);
});

test("a file is refused as a shop's folder", async () => {
  const file = join(folder, 'shop');
  await writeFile(file, 'mine');
  await expect(newShop(file, kit)).rejects.toThrow(
    `${file} is a file. Name a folder for the shop.`,
  );
  expect(await readFile(file, 'utf8')).toBe('mine');
});

async function namesIn(place: string): Promise<string[]> {
  return (await readdir(place, { recursive: true })).toSorted();
}
