import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where the cache holds what is made from these parts: contents and settings. Others have another
 * place, so that nothing outdated is ever taken from the cache.
 */
export function cachePath(cacheFolder: string, ...parts: (string | object)[]): string {
  return join(cacheFolder, 'images', hash('sha256', JSON.stringify(parts)).slice(0, 20));
}

/** A file of the cache, or undefined where it has none. */
export async function readCached(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
