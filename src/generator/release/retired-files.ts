import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { immutableFolders } from '#model/hosting/headers.ts';
import type { Release } from '#model/hosting/release.ts';
import type { SiteFolder } from './site-folder.ts';

/** How many releases an unused file stays. */
const lifetime = 2;

type RetiredFiles = Release['retired'];

/**
 * Keeps hashed files of earlier releases that the new one lacks: tabs opened before still request
 * them, on any host. Returns all files that the release contains for that reason.
 *
 * @param folder Absolute path of the previous site.
 */
export async function keepRetired(
  site: SiteFolder,
  folder: string,
  { retired }: Pick<Release, 'retired'>,
): Promise<RetiredFiles> {
  const ageOf = (path: string): number => (retired[path] ?? 0) + 1;
  const young = hashedFiles(folder).filter((path) => ageOf(path) <= lifetime);
  const wanted = await site.missing(young);
  // Files that the previous site has not compressed can't be kept if the new one is compressed, so
  // they are added instead.
  const kept = await site.keep(wanted);
  const others = wanted.filter((path) => !kept.has(path));
  await site.add(others.map((path) => [path, join(folder, path)]));
  return Object.fromEntries(wanted.map((path) => [path, ageOf(path)]));
}

/** Excludes compressed copies, which are kept along with their files. */
function hashedFiles(site: string): string[] {
  return immutableFolders.flatMap((folder) => {
    const names = filesIn(join(site, folder));
    return names.filter((name) => !/\.(?:br|gz)$/.test(name)).map((name) => folder.slice(1) + name);
  });
}

function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
}
