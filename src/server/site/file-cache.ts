import { hash } from 'node:crypto';
import { openAsBlob, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileBody } from '#model/hosting/responses.ts';

/** A file as it is sent. */
export interface StoredFile extends FileBody {
  /** Strong entity tag of this version, including its quotes. */
  etag: string;
  /** Time of the last change, ms, in whole seconds. */
  modified: number;
}

/** Reads files and caches the most recently used ones in memory. */
export interface FileCache {
  /** Returns the file at an absolute path; undefined if there is none. */
  read(file: string): Promise<StoredFile | undefined>;
}

const megabyte = 2 ** 20;

/** A cache for files that are never edited in place. Large files are not held in memory. */
export function fileCache(capacity = 64 * megabyte): FileCache {
  // A Map keeps the order in which entries were added: the first is the one unused for longest.
  const entries = new Map<string, StoredFile>();
  const large = capacity / 8;
  let size = 0;

  const remember = (file: string, stored: StoredFile): void => {
    if (entries.has(file)) return;
    entries.set(file, stored);
    size += stored.size;
    for (const [oldest, { size: freed }] of entries) {
      if (size <= capacity) break;
      entries.delete(oldest);
      size -= freed;
    }
  };

  return {
    async read(file) {
      const known = entries.get(file);
      if (known) {
        entries.delete(file);
        entries.set(file, known);
        return known;
      }
      const stored = await readStored(file, large);
      if (stored && stored.size <= large) remember(file, stored);
      return stored;
    },
  };
}

/** File system error codes for a file that does not exist. */
const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);

async function readStored(file: string, large: number): Promise<StoredFile | undefined> {
  try {
    await using handle = await open(file);
    const stats = await handle.stat();
    return stats.size > large
      ? await onDisk(file, stats)
      : inMemory(await handle.readFile(), stats);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (missing.has(code)) return undefined;
    throw error;
  }
}

type FileStats = Pick<Stats, 'size' | 'mtimeMs'>;

function inMemory(body: Buffer<ArrayBuffer>, stats: FileStats): StoredFile {
  return {
    etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    modified: modifiedOf(stats),
    size: body.length,
    read: (part) => (part ? body.subarray(part.first, part.last + 1) : body),
  };
}

/** A file too large to hash at each request: its size and time identify its version. */
async function onDisk(file: string, stats: FileStats): Promise<StoredFile> {
  const blob = await openAsBlob(file);
  return {
    etag: `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`,
    modified: modifiedOf(stats),
    size: blob.size,
    read: (part) => (part ? blob.slice(part.first, part.last + 1) : blob),
  };
}

function modifiedOf({ mtimeMs }: FileStats): number {
  return Math.floor(mtimeMs / 1000) * 1000;
}
