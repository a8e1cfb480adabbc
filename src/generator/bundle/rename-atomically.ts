import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { toDisk } from '#disk/to-disk.ts';

/**
 * Moves a finished folder into its place, where it is whole or absent, also after a crash. One that
 * another process has put there meanwhile stays: it holds the same, and may be in use.
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
