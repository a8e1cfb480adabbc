import { join } from 'node:path';
import { hashOf } from '#content/media/file-hash.ts';
import type { StaticFiles } from '#model/static-file.ts';
import { cachedCopy } from './cached-copy.ts';

/** A file as a release gets it. */
interface StaticCopy {
  /** Path below the site's root. */
  path: string;
  hash: string;
  /** The copy in the cache. */
  file: string;
}

/** The files that are published as they are, in the cache. */
export async function cachedStaticFiles(
  files: StaticFiles,
  cacheFolder: string,
): Promise<StaticCopy[]> {
  const copies: StaticCopy[] = [];
  for (const [path, { file }] of files) {
    const hash = await hashOf(file);
    const copy = await cachedCopy(file, join(cacheFolder, 'static', hash));
    copies.push({ path: path.slice(1), hash, file: copy });
  }
  return copies;
}
