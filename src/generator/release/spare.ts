import { lstatSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Keeps the site of the last of these releases for the next build, which finds most of its files
 * there. Where it cannot be moved, that build makes all anew.
 */
export function keepSpare(dist: string, outdated: readonly string[]): void {
  const last = outdated.at(-1);
  if (last) moveFolder(join(last, 'site'), spareOf(dist));
}

export function spareOf(dist: string): string {
  return join(resolve(dist), 'spare');
}

/** Moves a folder to where none is, if the disk lets it: this only saves time. */
export function moveFolder(from: string, to: string): void {
  if (!isFolder(from) || isFolder(to)) return;
  try {
    renameSync(from, to);
  } catch {
    // It stays where it is.
  }
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
