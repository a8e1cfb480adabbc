import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FolderThread, startFolderThread } from './folder-in-thread.ts';
import { pageList } from './file-names.ts';
import { manyPages } from './open.ts';
import { spareOf } from './spare.ts';

/**
 * Looks through the old release of which the next one makes its own, beside the reading of the content.
 *
 * @returns the thread that does and then works in the folder of the release; undefined where a release
 * has few pages or there is no old one. It must be ended.
 */
export function lookAhead(dist: string): FolderThread | undefined {
  const spare = spareOf(dist);
  if (!hasManyPages(join(dist, 'current', pageList)) || !existsSync(spare)) return undefined;
  const thread = startFolderThread(spare);
  // What it cannot do is told to those who ask it for something.
  thread.on('error', () => {});
  return thread;
}

/** A list that cannot be read is none. */
function hasManyPages(list: string): boolean {
  try {
    return readFileSync(list, 'latin1').split('\n', manyPages + 1).length > manyPages;
  } catch {
    return false;
  }
}
