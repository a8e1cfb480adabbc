import type { Stats } from 'node:fs';
import { readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';

const day = 24 * 3600 * 1000;

/** How long a file stays that nothing uses, ms: an older state of the content may come back. */
const keepFor = 30 * day;

/** Folders of the cache whose files releases share, or builds read. */
const shared = ['images', 'static', 'maps'];

/**
 * Removes from the cache what no release has had and no build has read for a while; once a day, since
 * it looks at every file.
 *
 * @param cache folder of the cache, which exists.
 * @param now ms since 1970.
 */
export async function sweepCache(cache: string, now = Date.now()): Promise<void> {
  const note = join(cache, 'swept');
  const last = await look(note);
  if (last && Math.abs(now - last.mtimeMs) < day) return;
  // Where nothing can be written, nothing can be removed.
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
      // The file of a release is a link to that of the cache.
      const isUnused = found?.nlink === 1 && lastUse(found) < limit;
      if (isUnused && (await isDone(rm(file, { force: true })))) emptier.add(parentPath);
    },
    { concurrency: 16 },
  );
  emptier.delete(folder);
  for (const one of emptier) await isDone(rmdir(one)); // Where something is left, it stays.
}

/** A bundle goes as a whole. */
async function sweepBundles(folder: string, limit: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const bundle = join(folder, name);
    const found = (await look(join(bundle, 'manifest.json'))) ?? (await look(bundle));
    if (found && lastUse(found) < limit) {
      await isDone(rm(bundle, { recursive: true, force: true }));
    }
  }
}

/** The release is made: what cannot be swept now must not make its build fail. */
async function isDone(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** When a file was made or last read, or the last release that had it was removed, ms since 1970. */
function lastUse({ atimeMs, ctimeMs }: Stats): number {
  return Math.max(atimeMs, ctimeMs);
}

async function look(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}
