import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file atomically: readers find either the old contents or the new ones, even after a
 * crash. Creates the folder if it is missing.
 *
 * @param mode Permissions of the file: 0o600 for personal data.
 */
export async function replaceFile(
  path: string,
  contents: string | Uint8Array | AsyncIterable<Uint8Array>,
  mode?: number,
): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await synced(await open(temporary, 'wx', mode), (file) => file.writeFile(contents));
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await synced(await open(folder), async () => {});
}

type FileHandle = Awaited<ReturnType<typeof open>>;

async function synced(
  file: FileHandle,
  change: (file: FileHandle) => Promise<void>,
): Promise<void> {
  try {
    await change(file);
    await file.sync();
  } finally {
    await file.close();
  }
}
