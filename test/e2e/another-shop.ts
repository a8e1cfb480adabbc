import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '#build/build.ts';
import { filesSource } from '#content/files/files-source.ts';
import { serveSite } from '#server/serve.ts';
import { content, test as base } from './pages.ts';

const cache = join(import.meta.dirname, '../../.cache');

/**
 * The `test` of the demo shop with `openShop`, which builds and serves a copy of it with other
 * contents of some files, and gives its address.
 */
export const test = base.extend('openShop', { scope: 'file' }, ({}, { onCleanup }) => {
  const closings: (() => Promise<void>)[] = [];
  onCleanup(async () => {
    await Promise.all(closings.map((close) => close()));
  });
  return async (files: Record<string, string>): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'another-shop-'));
    closings.push(() => rm(folder, { recursive: true }));
    const copy = join(folder, 'content');
    await cp(content, copy, { recursive: true });
    for (const [path, contents] of Object.entries(files)) {
      await writeFile(join(copy, path), contents);
    }
    const dist = join(folder, 'dist');
    const { summary, problems } = await build({ source: filesSource(copy), dist, cache });
    if (!summary) throw new Error(`The shop has errors: ${JSON.stringify(problems)}`);
    const server = await serveSite({ dist, host: '127.0.0.1', port: 0 });
    closings.push(() => server.close());
    return server.url;
  };
});
