import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { constants, copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MapArchive } from '#model/map-archive.ts';

/** A copy in the cache, which releases share: the file of the content may change at any time. */
export async function cachedMapArchive(
  { file, hash }: MapArchive,
  cacheFolder: string,
): Promise<string> {
  const copy = join(cacheFolder, 'maps', `${hash}.pmtiles`);
  if (existsSync(copy)) return copy;
  await mkdir(dirname(copy), { recursive: true });
  const temporary = `${copy}.${randomUUID()}.tmp`;
  await copyFile(file, temporary, constants.COPYFILE_FICLONE);
  await rename(temporary, copy);
  return copy;
}
