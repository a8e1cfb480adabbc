import { createHash } from 'node:crypto';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import pMap from 'p-map';
import { replaceFile } from '#disk/replace-file.ts';
import type { Ask } from './client.ts';
import type { ExportedFile } from './export.ts';
import { Failure } from './failure.ts';

/** A cache of the content system's files, by the hash of their bytes: each is fetched once. */
export interface FileCache {
  /** The path of a file, whether cached or not. */
  pathOf(file: ExportedFile): string;
  /**
   * Fetches a file unless it is cached.
   *
   * @throws UserError if it cannot be fetched; system errors if it cannot be written.
   */
  fetch(file: ExportedFile, ask: Ask): Promise<void>;
  /** Removes files that builds no longer use. */
  sweep(): Promise<void>;
}

/** How long unused files stay, ms: older content may come back. */
const kept = 30 * 24 * 3600 * 1000;

/** How often a file's use is recorded, ms. */
const noted = 24 * 3600 * 1000;

export function fileCache(folder: string): FileCache {
  const pathOf = ({ name, hash }: ExportedFile) => join(folder, hash + endingOf(name));
  return {
    pathOf,
    async fetch(file, ask) {
      const path = pathOf(file);
      if (await isThere(path, file.bytes)) return;
      const request = { path: file.url, what: file.name };
      await ask(request, ({ body }) => replaceFile(path, verified(body, file)));
    },
    async sweep() {
      const names = await readdir(folder).catch(() => []);
      await pMap(names, (name) => removeOld(join(folder, name)), { concurrency: 16 });
    },
  };
}

/** The extension of a file's name, by which the image checks recognise drawings. */
function endingOf(name: string): string {
  const ending = extname(name.trim()).toLowerCase();
  return /^\.[a-z0-9]{1,10}$/.test(ending) ? ending : '';
}

/** Whether the cache has a file; records its use. The modification time stays unchanged. */
async function isThere(path: string, bytes: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found?.size !== bytes) return false;
  if (Date.now() - found.atimeMs > noted) await utimes(path, new Date(), found.mtime);
  return true;
}

async function removeOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() && Date.now() - found.atimeMs > kept) await rm(path, { force: true });
}

/** Passes on the bytes of a file. Throws before the end if they differ from the announced ones. */
async function* verified(
  body: AsyncIterable<Uint8Array>,
  { bytes, hash: announced }: ExportedFile,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > bytes) break;
    hash.update(part);
    yield part;
  }
  if (size === bytes && hash.digest('hex') === announced) return;
  throw new Failure('delivers other bytes than it announced', {
    how: 'Try again; if it happens again, upload the file again in the admin.',
    passing: true,
  });
}
