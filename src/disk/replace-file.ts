import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file atomically: readers find either the old contents or the new ones, even after a
 * crash. Creates the folder if it is missing.
 */
export async function replaceFile(path: string, contents: string | Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await synced(temporary, 'wx', (file) => file.writeFile(contents));
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await synced(folder, 'r', async () => {});
}

type FileHandle = Awaited<ReturnType<typeof open>>;

async function synced(
  path: string,
  flags: 'wx' | 'r',
  change: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags);
  try {
    await change(file);
    await file.sync();
  } finally {
    await file.close();
  }
}
