import { lstatSync, readdirSync, rmdirSync, rmSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Stale files of an old release in the folder of a new one. Finding a file in place is cheaper than
 * linking it again: for 3,000 pages 0.2 s instead of 1.5 s, most of which goes into creating
 * folders.
 */
export interface Leftovers {
  /** The existing folders, by path relative to the site's folder. */
  folders: ReadonlySet<string>;
  has(path: string): boolean;
  /** Takes a file over into the new release; false if the existing file is not the expected one. */
  claim(path: string, meant: Stats): boolean;
  /** Makes room for a file and its folders. */
  clear(path: string): void;
  /** Removes files that were not claimed. */
  remove(): void;
}

/** The contents of a folder, by relative path. */
interface Listing {
  files: Set<string>;
  folders: Set<string>;
  /** Folders without any entries. */
  empty: string[];
}

function listFolder(root: string): Listing {
  const listing: Listing = { files: new Set(), folders: new Set(), empty: [] };
  walk('');
  return listing;

  function walk(folder: string): number {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries) {
      const path = folder + entry.name;
      if (entry.isDirectory()) {
        listing.folders.add(path);
        if (walk(`${path}/`) === 0) listing.empty.push(path);
      } else listing.files.add(path);
    }
    return entries.length;
  }
}

/** @param root Absolute path of the site's folder, which exists. */
export function findLeftovers(root: string): Leftovers {
  const { files, folders, empty } = listFolder(root);

  const removeFile = (path: string): void => {
    if (files.delete(path)) rmSync(join(root, path));
  };

  return {
    folders,
    has: (path) => files.has(path),
    claim: (path, meant) =>
      files.has(path) && isSameFile(lstatSync(join(root, path)), meant) && files.delete(path),
    clear(path) {
      for (const part of [path, ...foldersOf(path)]) removeFile(part);
      if (!folders.has(path)) return;
      rmSync(join(root, path), { recursive: true });
      for (const file of files) if (file.startsWith(`${path}/`)) files.delete(file);
    },
    remove() {
      const removeFolders = (paths: readonly string[]): void => {
        for (const path of paths) if (!removeEmpty(join(root, path))) break;
      };
      for (const path of files) {
        removeFile(path);
        removeFolders(foldersOf(path));
      }
      for (const path of empty) removeFolders([path, ...foldersOf(path)]);
    },
  };
}

/** The parent folders of a path: 'a/b' and 'a' for 'a/b/c.html'. */
function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** Files of releases are never changed in place, so the same inode has the same bytes. */
function isSameFile(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.dev === other.dev;
}

/** Returns false if the folder is not empty. */
function removeEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
