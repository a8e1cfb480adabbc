import type { Stats } from 'node:fs';
import { readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';

const day = 24 * 3600 * 1000;

/** How long unused files stay, ms: older content may come back. */
const keepFor = 30 * day;

/** Cache folders whose files are shared with releases or read by builds. */
const shared = ['images', 'static', 'maps'];

/**
 * Removes files from the cache that no release contains and no build has read for a while. Runs
 * once a day, since it checks every file.
 *
 * @param cache Folder of the cache, which exists.
 * @param now ms since 1970.
 */
export async function sweepCache(cache: string, now = Date.now()): Promise<void> {
  const note = join(cache, 'swept');
  const last = await look(note);
  if (last && Math.abs(now - last.mtimeMs) < day) return;
  // If nothing can be written, nothing can be removed.
  if (!(await isDone(writeFile(note, '')))) return;
  for (const name of shared) await sweepFiles(join(cache, name), now - keepFor);
  await sweepBundles(join(cache, 'bundle'), now - keepFor);
}

async function sweepFiles(folder: string, limit: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const emptier = new Set<string>();
  await pMap(
    entries.filter((entry) => entry.isFile()),
    async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const found = await look(file);
      // Releases contain hard links to files of the cache.
      const isUnused = found?.nlink === 1 && lastUse(found) < limit;
      if (isUnused && (await isDone(rm(file, { force: true })))) emptier.add(parentPath);
    },
    { concurrency: 16 },
  );
  emptier.delete(folder);
  for (const one of emptier) await isDone(rmdir(one)); // Fails if the folder is not empty.
}

/** A bundle is removed as a whole. */
async function sweepBundles(folder: string, limit: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const bundle = join(folder, name);
    const found = (await look(join(bundle, 'manifest.json'))) ?? (await look(bundle));
    if (found && lastUse(found) < limit) {
      await isDone(rm(bundle, { recursive: true, force: true }));
    }
  }
}

/** Ignores errors: the release is finished, and its build must not fail because of the cache. */
async function isDone(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/**
 * When a file was made or last read, or the last release containing it was removed, ms since 1970.
 */
function lastUse({ atimeMs, ctimeMs }: Stats): number {
  return Math.max(atimeMs, ctimeMs);
}

async function look(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}
