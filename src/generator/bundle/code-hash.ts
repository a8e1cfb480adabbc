import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { kitFolder } from './kit-folder.ts';

/** Hashes of the kit's code and of the versions of what it is built with; 16 hexadecimal digits. */
export interface KitCode {
  /** Of all that the site's bundles are made from. */
  site: string;
  /** Of that, and of what plans, renders and composes. */
  all: string;
}

const siteFolders = ['site', 'features', 'model', 'words', 'generator/bundle'];
const allFolders = ['site', 'features', 'model', 'words', 'content', 'generator'];

/** Reads each file of the code once. Tests and what only they use do not count. */
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

/** The lock file names every version; where there is none, package.json names ranges of them. */
function lockFile(kit: string): string {
  return ['package-lock.json', 'package.json'].find((name) => existsSync(join(kit, name))) ?? '';
}

function digest(contents: string | Buffer): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 16);
}
