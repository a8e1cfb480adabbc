import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MediaFile } from '#model/entities/media.ts';
import { UserError } from '#model/user-error.ts';

/**
 * Does what reads an image, and makes sure that it was the one that the loader has seen: another
 * one would get into the cache in its place, and come back from there.
 *
 * @throws UserError that names the image where it cannot be read, or has changed meanwhile.
 */
export async function readImage<T>(media: MediaFile, read: () => Promise<T>): Promise<T> {
  try {
    const result = await read();
    if (await isUnchanged(media)) return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The image ${media.name} cannot be read (${reason}). Export it anew and try again.`,
      { cause: error },
    );
  }
  throw new UserError(`The image ${media.name} has changed during the build. Build once more.`);
}

async function isUnchanged({ file, hash: seen }: MediaFile): Promise<boolean> {
  return hash('sha256', await readFile(file)).startsWith(seen);
}
