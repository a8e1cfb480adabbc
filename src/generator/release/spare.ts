import { lstatSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps the site of the last of these releases for the next build, which finds most of its files
 * there. Where it cannot be moved, that build makes all anew.
 */
export function keepSpare(dist: string, outdated: readonly string[]): void {
  const last = outdated.at(-1);
  if (last) move(join(last, 'site'), join(dist, 'spare'));
}

/** Makes the spare, where there is one, the folder of a new site. */
export function takeSpare(dist: string, folder: string): void {
  move(join(dist, 'spare'), folder);
}

/** Moves a folder to where none is, if the disk lets it: this only saves time. */
function move(from: string, to: string): void {
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
