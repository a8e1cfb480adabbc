import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { toDisk } from '#disk/to-disk.ts';

/**
 * Moves a finished folder atomically: at its new path it is complete or absent, even after a crash.
 * If another process has already put one there, that one stays: it has the same contents, and may
 * be in use.
 */
export async function renameAtomically(folder: string, place: string): Promise<void> {
  await toDisk(folder);
  try {
    await rename(folder, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    await rm(folder, { recursive: true });
  }
}
