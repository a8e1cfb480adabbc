import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { immutableFolders } from '#model/hosting/headers.ts';
import { type Release, releaseSchema } from '#model/hosting/release.ts';
import { pageDataPath } from '#model/page-data/paths.ts';
import { manifest, pageList } from './file-names.ts';
import { PageList } from './page-list.ts';

/**
 * Whether a release still has its list of pages, every page with its data, the files that it lists,
 * and as many hashed files as before.
 *
 * @param folder Folder of the release.
 */
export function isWhole(folder: string): boolean {
  const site = join(folder, 'site');
  const has = (path: string) => existsSync(join(site, path));
  try {
    const about = releaseSchema.parse(JSON.parse(readFileSync(join(folder, manifest), 'utf8')));
    const pages = PageList.parse(readFileSync(join(folder, pageList), 'utf8'));
    if (pages.digest() !== about.pages) return false;
    for (const file of pages.files()) if (!has(file) || !has(dataOf(file))) return false;
    if (!Object.keys(about.files).every(has)) return false;
    const counts = countHashed(site);
    return Object.entries(about.hashed).every(([name, count]) => (counts[name] ?? 0) >= count);
  } catch {
    return false;
  }
}

/** The number of files in each folder of hashed files, including compressed copies. */
export function countHashed(site: string): Release['hashed'] {
  const folders = immutableFolders.filter((name) => existsSync(join(site, name)));
  return Object.fromEntries(folders.map((name) => [name, readdirSync(join(site, name)).length]));
}

function dataOf(file: string): string {
  return pageDataPath(`/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`);
}
