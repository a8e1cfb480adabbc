import { cp, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesSource } from './files/files-source.ts';
import { loadSite } from './load.ts';
import { formatDiagnostics } from './diagnostics/report.ts';

const cases = join(import.meta.dirname, '../../test/fixtures/content-mistakes');
const names = (await readdir(cases)).filter((name) => !name.startsWith('_'));

/**
 * Each case is a change to the good shop in `_base`: files laid over it from `input/`, files named
 * in `removed.txt` taken away, and what git cannot hold made by `make.ts`. `expected.txt` is the
 * whole report.
 */
test.each(names)('%s is reported in full', async (name) => {
  const shop = await makeShop(join(cases, name));
  try {
    const { site, diagnostics } = await loadSite(filesSource(shop));
    const report = formatDiagnostics(diagnostics);
    await expect(report).toMatchFileSnapshot(join(cases, name, 'expected.txt'));
    expect(site === null).toBe(report.includes('✖'));
  } finally {
    await rm(shop, { recursive: true });
  }
});

/** What `make.ts` exports: changes the shop in a folder. */
type Change = (shop: string) => Promise<void>;

async function makeShop(folder: string): Promise<string> {
  const shop = await realpath(await mkdtemp(join(tmpdir(), 'shop-')));
  const has = new Set(await readdir(folder));
  await cp(join(cases, '_base'), shop, { recursive: true });
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
