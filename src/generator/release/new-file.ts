import { closeSync, openSync, writeSync, writevSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode, makeFolder, takenPath } from './links.ts';

/**
 * Writes a file that does not exist yet, with the folders it needs.
 *
 * @param path below `folder`.
 * @param made Folders that exist already, absolute, and all that are made.
 * @throws Error where a file of this path exists.
 */
export function writeNewFile(
  folder: string,
  path: string,
  parts: readonly Uint8Array[],
  made: Set<string>,
): void {
  const file = join(folder, path);
  makeFolder(dirname(file), made);
  const descriptor = openNew(file, path);
  try {
    const written = writevSync(descriptor, parts);
    const size = sizeOf(parts);
    if (written < size) writeSync(descriptor, Buffer.concat(parts), written);
  } finally {
    closeSync(descriptor);
  }
}

/** How many bytes the parts of a file have. */
export function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((size, { length }) => size + length, 0);
}

function openNew(file: string, path: string): number {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    throw hasCode(error, 'EEXIST') ? takenPath(path, error) : error;
  }
}
