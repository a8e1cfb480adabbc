import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The path in the cache for something made from these inputs: contents and settings. Other inputs
 * have another path, so nothing outdated is ever reused.
 */
export function cachePath(cacheFolder: string, ...parts: (string | object)[]): string {
  return join(cacheFolder, 'images', hash('sha256', JSON.stringify(parts)).slice(0, 20));
}

/** Reads a file from the cache; undefined if it is missing. */
export async function readCached(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
