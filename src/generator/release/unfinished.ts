import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest, pendingPictures } from './file-names.ts';

/**
 * Whether an ordinary build has something to add to a release: missing pictures, or better
 * compression.
 *
 * @param folder Folder of the release; false if there is none.
 */
export function isUnfinished(folder: string): boolean {
  if (existsSync(join(folder, pendingPictures))) return true;
  try {
    const { hasty } = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as {
      hasty?: readonly string[];
    };
    return hasty !== undefined && hasty.length > 0;
  } catch {
    return false;
  }
}
