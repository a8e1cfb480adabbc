import {
  closeSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  openSync,
  writeSync,
  writevSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a new file, creating missing folders.
 *
 * @param path Path relative to `folder`.
 * @param made Absolute paths of existing folders; new ones are added.
 * @throws Error if a file of this path exists.
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
    let written = writevSync(descriptor, parts);
    const size = sizeOf(parts);
    if (written === size) return;
    // The write was cut short by a signal or the limit of one call. If there is another reason,
    // this throws.
    const bytes = Buffer.concat(parts);
    while (written < size) written += writeSync(descriptor, bytes, written);
  } finally {
    closeSync(descriptor);
  }
}

/** Total size of the parts of a file, in bytes. */
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

/** Like a recursive `mkdir`, which took 380 ms for 3,000 folders compared to 90 ms here. */
export function makeFolder(folder: string, made: Set<string>): void {
  if (made.has(folder)) return;
  makeFolder(dirname(folder), made);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  made.add(folder);
}

/** Codes for another disk, too many links to a file, or a file system without links. */
const unlinkable = ['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'ENOSYS'];

/** @throws Error if a file of this path exists. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw takenPath(to, error);
    if (!unlinkable.some((code) => hasCode(error, code))) throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

/** The error for two files of a release with the same path. */
function takenPath(path: string, cause: unknown): Error {
  return new Error(`Two files of the release have the path "${path}".`, { cause });
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
