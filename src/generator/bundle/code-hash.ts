import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { kitFolder } from './kit-folder.ts';

/** Hashes of the kit's code and the versions of its build dependencies; 16 hexadecimal digits. */
export interface KitCode {
  /** Hash of everything that the site's bundles are made from. */
  site: string;
  /** Hash of that, and of the code that plans, renders and composes. */
  all: string;
}

const siteFolders = ['site', 'features', 'model', 'words', 'generator/bundle'];
const allFolders = ['site', 'features', 'model', 'words', 'content', 'generator'];

/** Reads each file of the code once. Excludes tests and their helpers. */
export function codeHash(kit = kitFolder): KitCode {
  const source = join(kit, 'src');
  const files = allFolders.flatMap((folder) => hashedFiles(source, folder));
  const versions = readFileSync(join(kit, lockFile(kit)));
  const hashOf = (folders: readonly string[]) => {
    const counted = files.filter(([path]) =>
      folders.some((folder) => path.startsWith(`${folder}/`)),
    );
    return digest(`${digest(versions)}${JSON.stringify(counted)}`);
  };
  return { site: hashOf(siteFolders), all: hashOf(allFolders) };
}

type HashedFile = [path: string, hash: string];

function hashedFiles(source: string, folder: string): HashedFile[] {
  const root = join(source, folder);
  if (!existsSync(root)) return [];
  const files = readdirSync(root, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !/\.(?:test|fixture|examples)\./.test(file.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((file) => [relative(source, file).replaceAll('\\', '/'), digest(readFileSync(file))]);
}

/** The lock file contains every version; without it, package.json contains version ranges. */
function lockFile(kit: string): string {
  return ['package-lock.json', 'package.json'].find((name) => existsSync(join(kit, name))) ?? '';
}

function digest(contents: string | Buffer): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 16);
}
