import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MediaFile } from '#model/entities/media.ts';
import { UserError } from '#model/user-error.ts';

/**
 * Reads an image, and verifies that it is the one that the loader has seen: otherwise another one
 * could enter the cache under its hash.
 *
 * @throws UserError that names the image if it cannot be read or has changed meanwhile.
 */
export async function readImage<T>(media: MediaFile, read: () => Promise<T>): Promise<T> {
  try {
    const result = await read();
    if (await isUnchanged(media)) return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The image ${media.name} cannot be read (${reason}). Export it again and try once more.`,
      { cause: error },
    );
  }
  throw new UserError(`The image ${media.name} has changed during the build. Build once more.`);
}

async function isUnchanged({ file, hash: seen }: MediaFile): Promise<boolean> {
  return hash('sha256', await readFile(file)).startsWith(seen);
}
