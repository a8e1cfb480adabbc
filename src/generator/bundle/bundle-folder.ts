import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from '#model/user-error.ts';
import { prebuilt } from './prebuilt.ts';
import { renameAtomically } from './rename-atomically.ts';

const beingMade = new Map<string, Promise<void>>();

/**
 * Returns the folder of the site's bundles: the packed kit's, or an earlier build's if the code is
 * the same. Otherwise makes them in a child process, once for all concurrent callers. A failed
 * attempt is not repeated in this process.
 *
 * @param hash Hash of the code; see `kitCode`.
 */
export async function bundleFolder(cacheFolder: string, hash: string): Promise<string> {
  const folder = prebuilt ?? join(resolve(cacheFolder), 'bundle', hash);
  if (!existsSync(folder)) {
    const making = beingMade.get(folder) ?? make(folder, hash);
    beingMade.set(folder, making);
    await making;
    beingMade.delete(folder);
  }
  return folder;
}

/** Bundles into a temporary folder, and renames it when finished. */
async function make(folder: string, hash: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await bundleInto(unfinished, hash);
    await renameAtomically(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Runs in a child process, because a bundler's memory is only freed when its process ends. */
async function bundleInto(folder: string, hash: string): Promise<void> {
  // Compiled code never gets here: a packed kit, whose files end in .js, has its bundles.
  const file = join(import.meta.dirname, 'bundle-process.ts');
  const child = spawn(process.execPath, [file, folder, hash], { stdio: ['ignore', 2, 2, 'ipc'] });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status === 0) return;
  throw new UserError('The code of the site could not be bundled; the reason stands above.');
}
