import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startCms } from './start.setup.ts';

const folder = await mkdtemp(join(tmpdir(), 'round-trip-'));
const { url, end } = await startCms(join(folder, 'data'));
afterAll(async () => {
  await end();
  await rm(folder, { recursive: true });
});

test("the demo shop's release is the same from files, from the content system, and from files exported from it", async () => {
  await schaufenster('--source', 'cms', 'export', join(folder, 'shop'));
  await build('files');
  await build('cms', '--source', 'cms');
  await build('again', '--content', join(folder, 'shop'));
  const files = await releaseOf('files');
  expect(files.size).toBeGreaterThan(300);
  for (const other of ['cms', 'again']) {
    const found = await releaseOf(other);
    const different = [...files].filter(([path, bytes]) => !found.get(path)?.equals(bytes));
    expect({ [other]: different.map(([path]) => path) }).toEqual({ [other]: [] });
    expect(found.size).toBe(files.size);
  }
}, 300_000);

async function build(dist: string, ...options: string[]): Promise<void> {
  await schaufenster('--dist', join(folder, dist), ...options, 'build', '--no-compress');
}

async function schaufenster(...options: string[]): Promise<void> {
  const secrets = parseEnv(await readFile(join(folder, 'data/cms.env'), 'utf8'));
  const env = { ...process.env, CMS_URL: url, CMS_KEY: secrets['CMS_KEY'] ?? '' };
  await promisify(execFile)(process.execPath, ['src/cli.js', ...options], { env });
}

/** The files of a release by path. */
async function releaseOf(dist: string): Promise<Map<string, Buffer>> {
  const site = join(folder, dist, 'current/site');
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const read = paths.map(async (path) => [path.slice(site.length), await readFile(path)] as const);
  return new Map(await Promise.all(read));
}
