import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pMap from 'p-map';
import { cacheControl, immutableFolders } from '#model/hosting/headers.ts';
import { mediaType } from '#model/hosting/media-type.ts';
import { serviceWorkerFile } from '#model/hosting/service-worker.ts';
import type { UploadFile } from './target.ts';

export interface HashedFile extends UploadFile {
  /** Of its bytes, and of how it is sent. */
  hash: string;
}

/** The files of a site, as a target is to hold them. */
export async function siteFiles(site: string, takesCompressed: boolean): Promise<HashedFile[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => takesCompressed || !isCompressed(path));
  return pMap(
    paths,
    async (path) => {
      const { type } = mediaType(path.replace(compressed, ''));
      const sent = { type, cacheControl: cacheControl(`/${path}`) };
      const file = join(site, path);
      return { path, file, ...sent, hash: await hashOf(file, JSON.stringify(sent)) };
    },
    { concurrency: 8 },
  );
}

const compressed = /\.(?:br|gz)$/;

function isCompressed(path: string): boolean {
  return compressed.test(path);
}

async function hashOf(file: string, more: string): Promise<string> {
  const hash = createHash('sha256').update(more);
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 32);
}

/**
 * The files in the order in which they may appear: those that nothing else refers to by the same name
 * first, then data and pictures, then pages, and at last the service worker, which asks for pages.
 */
export function inStages(files: readonly HashedFile[]): HashedFile[][] {
  const stages: HashedFile[][] = [[], [], [], []];
  for (const file of files) stages[stageOf(file.path)]?.push(file);
  return stages.filter((stage) => stage.length > 0);
}

function stageOf(path: string): number {
  const plain = path.replace(compressed, '');
  if (immutableFolders.some((folder) => `/${plain}`.startsWith(folder))) return 0;
  if (plain === serviceWorkerFile) return 3;
  return plain.endsWith('.html') ? 2 : 1;
}
