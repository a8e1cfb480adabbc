import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { constants, copyFile, mkdir, rename } from 'node:fs/promises';
import { hashOf } from '#content/media/file-hash.ts';
import type { StaticFiles } from '#model/static-file.ts';
import type { MapArchive } from '#model/map-archive.ts';

/** A file for a release. */
interface StaticCopy {
  /** Path relative to the site's root. */
  path: string;
  hash: string;
  /** The copy in the cache. */
  file: string;
}

/** Copies the files that are published unchanged into the cache. */
export async function cachedStaticFiles(
  files: StaticFiles,
  cacheFolder: string,
): Promise<StaticCopy[]> {
  const copies: StaticCopy[] = [];
  for (const [path, { file }] of files) {
    const hash = await hashOf(file);
    const copy = await cachedCopy(file, join(cacheFolder, 'static', hash));
    copies.push({ path: path.slice(1), hash, file: copy });
  }
  return copies;
}

/**
 * Copies a file into the cache, unless it is there, and returns the copy, which releases share: the
 * original may change at any time.
 */
async function cachedCopy(file: string, copy: string): Promise<string> {
  if (existsSync(copy)) return copy;
  await mkdir(dirname(copy), { recursive: true });
  const temporary = `${copy}.${randomUUID()}.tmp`;
  await copyFile(file, temporary, constants.COPYFILE_FICLONE);
  await rename(temporary, copy);
  return copy;
}

/** The path of the archive in the cache. */
export async function cachedMapArchive(
  { file, hash }: MapArchive,
  cacheFolder: string,
): Promise<string> {
  return cachedCopy(file, join(cacheFolder, 'maps', `${hash}.pmtiles`));
}
