import type { MediaFile } from '#model/entities/media.ts';
import { UserError } from '#model/user-error.ts';

/**
 * Does what reads an image.
 *
 * @throws UserError that names the image where it cannot be read.
 */
export async function readImage<T>(media: MediaFile, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The image ${media.name} cannot be read (${reason}). Export it anew and try again.`,
      { cause: error },
    );
  }
}
