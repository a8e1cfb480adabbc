import { lstatSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Keeps the site of the last outdated release for the next build, which can reuse most of its
 * files. If it cannot be moved, that build starts from scratch.
 */
export function keepSpare(dist: string, outdated: readonly string[]): void {
  const last = outdated.at(-1);
  if (last) moveFolder(join(last, 'site'), spareOf(dist));
}

export function spareOf(dist: string): string {
  return join(resolve(dist), 'spare');
}

/** Moves a folder to a free path, if possible: this only saves time. */
export function moveFolder(from: string, to: string): void {
  if (!isFolder(from) || isFolder(to)) return;
  try {
    renameSync(from, to);
  } catch {
    // It stays at its old path.
  }
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
