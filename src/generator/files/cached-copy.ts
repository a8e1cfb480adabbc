import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { constants, copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Copies a file into the cache, unless it is there, and gives the copy, which releases share: the file
 * of the content may change at any time.
 */
export async function cachedCopy(file: string, copy: string): Promise<string> {
  if (existsSync(copy)) return copy;
  await mkdir(dirname(copy), { recursive: true });
  const temporary = `${copy}.${randomUUID()}.tmp`;
  await copyFile(file, temporary, constants.COPYFILE_FICLONE);
  await rename(temporary, copy);
  return copy;
}
