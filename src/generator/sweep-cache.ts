import type { Stats } from 'node:fs';
import { readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';

const day = 24 * 3600 * 1000;

/** How long a file stays that nothing uses, ms: an older state of the content may come back. */
const kept = 30 * day;

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
  if (last && now - last.mtimeMs < day) return;
  await writeFile(note, '');
  for (const name of shared) await sweepFiles(join(cache, name), now - kept);
  await sweepBundles(join(cache, 'bundle'), now - kept);
}

async function sweepFiles(folder: string, limit: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  await pMap(
    entries.filter((entry) => entry.isFile()),
    async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const found = await look(file);
      // A release's file is a link to that of the cache: the time of the last one's end counts.
      if (found?.nlink === 1 && lastUse(found) < limit) await remove(file);
    },
    { concurrency: 16 },
  );
  for (const { parentPath, name } of entries.filter((entry) => entry.isDirectory())) {
    await rmdir(join(parentPath, name)).catch(() => {}); // What is not empty stays.
  }
}

/** A bundle goes as a whole. */
async function sweepBundles(folder: string, limit: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const bundle = join(folder, name);
    const found = (await look(join(bundle, 'manifest.json'))) ?? (await look(bundle));
    if (found && lastUse(found) < limit) await remove(bundle);
  }
}

/** What cannot be removed stays: the release is made, and the next one is not held up by it. */
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch(() => {});
}

/** When a file was last read, or lost a link, ms since 1970. */
function lastUse({ atimeMs, ctimeMs }: Stats): number {
  return Math.max(atimeMs, ctimeMs);
}

async function look(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}
