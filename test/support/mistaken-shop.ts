import { cp, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of the cases, each a change to the valid shop in `_base`. */
export const mistakes = join(import.meta.dirname, '../fixtures/content-mistakes');

/** The valid shop. */
export const baseShop = join(mistakes, '_base');

/** The names of the cases. */
export const mistakeNames = (await readdir(mistakes)).filter((name) => !name.startsWith('_'));

/** The export of `make.ts`: changes the shop in a folder. */
type Change = (shop: string) => Promise<void>;

/**
 * Makes the shop of a case in a folder of its own, which the caller removes: copies the files in
 * `input/`, deletes those listed in `removed.txt`, and runs `make.ts` for what git cannot store.
 */
export async function makeMistakenShop(name: string): Promise<string> {
  const folder = join(mistakes, name);
  const shop = await realpath(await mkdtemp(join(tmpdir(), 'shop-')));
  const has = new Set(await readdir(folder));
  await cp(baseShop, shop, { recursive: true });
  if (has.has('removed.txt')) {
    const removed = await readFile(join(folder, 'removed.txt'), 'utf8');
    for (const path of removed.trim().split('\n')) await rm(join(shop, path));
  }
  if (has.has('input')) await cp(join(folder, 'input'), shop, { recursive: true });
  if (has.has('make.ts')) {
    const made = (await import(join(folder, 'make.ts'))) as { default: Change };
    await made.default(shop);
  }
  return shop;
}
