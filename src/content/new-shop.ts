import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '#model/user-error.ts';

const starter = join(import.meta.dirname, '../../starter');

/**
 * Puts a small shop to begin with into a folder, which is made if need be.
 *
 * @throws UserError where something stands there already.
 */
export async function newShop(folder: string): Promise<void> {
  const [first] = await entriesOf(folder);
  if (first !== undefined) {
    throw new UserError(
      `The folder ${folder} is not empty: it holds ${first}. Name a new folder or an empty one.`,
    );
  }
  await cp(starter, folder, { recursive: true });
}

/** What a folder holds; nothing where there is none yet. */
async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return [];
    if (code !== 'ENOTDIR') throw error;
    throw new UserError(`${folder} is a file. Name a folder for the shop.`, { cause: error });
  }
}
