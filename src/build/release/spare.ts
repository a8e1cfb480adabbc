import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './links.ts';

/**
 * Keeps the site of the last of these releases for the next build, which finds most of its files
 * there.
 */
export function keepSpare(dist: string, outdated: readonly string[]): void {
  const last = outdated.at(-1);
  const spare = join(dist, 'spare');
  if (last && !existsSync(spare)) move(join(last, 'site'), spare);
}

/** Makes the spare, where there is one, the folder of a new site. */
export function takeSpare(dist: string, folder: string): void {
  move(join(dist, 'spare'), folder);
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
