import { hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Validators } from './conditional.ts';

/** A file as it is sent. */
export interface StoredFile extends Validators {
  body: Uint8Array<ArrayBuffer>;
}

/** Reads files, and keeps those in memory that were asked for last. */
export interface FileCache {
  /** The file at an absolute path, or undefined where there is none. */
  read(file: string): Promise<StoredFile | undefined>;
}

const megabyte = 2 ** 20;

/** A cache for files that are never changed in place. */
export function fileCache(capacity = 64 * megabyte): FileCache {
  // A Map keeps the order in which entries were added: the first is the one unused for longest.
  const entries = new Map<string, StoredFile>();
  let size = 0;

  const remember = (file: string, stored: StoredFile): void => {
    if (entries.has(file) || stored.body.length > capacity / 8) return;
    entries.set(file, stored);
    size += stored.body.length;
    for (const [oldest, { body }] of entries) {
      if (size <= capacity) break;
      entries.delete(oldest);
      size -= body.length;
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
      const stored = await readStored(file);
      if (stored) remember(file, stored);
      return stored;
    },
  };
}

/** Codes by which the file system says that there is no such file. */
const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);

async function readStored(file: string): Promise<StoredFile | undefined> {
  try {
    await using handle = await open(file);
    const [{ mtimeMs }, body] = [await handle.stat(), await handle.readFile()];
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    return { body, etag, modified: Math.floor(mtimeMs / 1000) * 1000 };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (missing.has(code)) return undefined;
    throw error;
  }
}
