import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { immutableFolders } from '#model/hosting/headers.ts';
import type { Release } from '#model/hosting/release.ts';
import type { SiteFolder } from './site-folder.ts';

/** For how many releases a file stays that is no longer in use. */
const lifetime = 2;

type RetiredFiles = Release['retired'];

/**
 * Takes over the hashed files of the releases before which the new one lacks: tabs that were opened
 * before still ask for them, on any host. Gives all that the release holds for that reason.
 *
 * @param folder Folder of the site before, absolute.
 */
export async function keepRetired(
  site: SiteFolder,
  folder: string,
  { retired }: Pick<Release, 'retired'>,
): Promise<RetiredFiles> {
  const ageOf = (path: string): number => (retired[path] ?? 0) + 1;
  const young = hashedFiles(folder).filter((path) => ageOf(path) <= lifetime);
  const wanted = await site.missing(young);
  // What the site before has not compressed cannot be kept where it is to be.
  const kept = await site.keep(wanted);
  const others = wanted.filter((path) => !kept.has(path));
  await site.add(others.map((path) => [path, join(folder, path)]));
  return Object.fromEntries(wanted.map((path) => [path, ageOf(path)]));
}

/** Without the compressed forms, which go with their files. */
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
