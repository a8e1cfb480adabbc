import { join } from 'node:path';
import type { MapArchive } from '#model/map-archive.ts';
import { cachedCopy } from './cached-copy.ts';

/** The archive in the cache. */
export async function cachedMapArchive(
  { file, hash }: MapArchive,
  cacheFolder: string,
): Promise<string> {
  return cachedCopy(file, join(cacheFolder, 'maps', `${hash}.pmtiles`));
}
