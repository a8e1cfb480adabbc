import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '#generator/build.ts';
import { filesSource } from '#content/files/files-source.ts';
import { serveSite } from '#server/start-site.ts';
import { type Changes, changeFiles } from '#content/changes.fixture.ts';
import { content, type OnCleanup } from '../support/demo-shop.ts';
import { test as base } from './pages.ts';

const cache = join(import.meta.dirname, '../../.cache');

/**
 * The demo shop's `test` with `openShop`, which builds and serves a copy of its content with
 * changes, and returns the address. The copies close with the file.
 */
export const test = base.extend('openShop', { scope: 'file' }, ({}, { onCleanup }) => {
  const closings: (() => Promise<void>)[] = [];
  onCleanup(async () => {
    await Promise.all(closings.map((close) => close()));
  });
  return (changes: Changes, options?: CopyOptions) =>
    openShop(changes, (close) => closings.push(close), options);
});

/** Which of the demo shop's content a copy contains. */
interface CopyOptions {
  /**
   * Whether it has all items; otherwise it only has those of the shop window, and builds in half
   * the time.
   */
  allItems?: boolean;
}

/** Builds and serves a copy of the demo shop's content with changes. Returns its address. */
export async function openShop(
  changes: Changes,
  onCleanup: OnCleanup,
  options: CopyOptions = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'another-shop-'));
  const dist = join(folder, 'dist');
  const source = filesSource(await changedContent(folder, changes, options));
  const { summary, diagnostics } = await build({ source, dist, cache, compress: false });
  if (!summary) throw new Error(`The shop has errors: ${JSON.stringify(diagnostics, null, 2)}`);
  const server = await serveSite({ dist, host: '127.0.0.1', port: 0 });
  onCleanup(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  return server.url;
}

/** The settings of the demo shop with another map. */
export function withMap(map: string, settings: string): string {
  return settings.replace(/^ {2}map: .*$/m, `  map: ${map}`);
}

/** The settings of the demo shop without a map. */
export function withoutMap(settings: string): string {
  return settings.replace(/^ {2}map: .*\n/m, '');
}

async function changedContent(
  folder: string,
  changes: Changes,
  { allItems = false }: CopyOptions,
): Promise<string> {
  const copy = join(folder, 'content');
  await cp(content, copy, { recursive: true, dereference: true });
  if (!allItems) await keepShownItems(copy);
  await changeFiles(copy, changes);
  return copy;
}

/** Removes the items that are in no shop window. */
async function keepShownItems(copy: string): Promise<void> {
  const windows = await readFile(join(copy, 'shop_windows.yaml'), 'utf8');
  const shown = new Set(Array.from(windows.matchAll(/\bitem: ([\w-]+)/g), ([, slug]) => slug));
  for await (const file of glob(join(copy, 'items/*.yaml'))) {
    const items = (await readFile(file, 'utf8')).split(/^(?=- )/m);
    const kept = items.filter((item) => shown.has(/^- slug: (.*)/.exec(item)?.[1]));
    await writeFile(file, kept.join('') || '[]');
  }
}
