import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { kitFolder } from './kit-folder.ts';

/**
 * Hash of the code in folders of src/ and of the versions of what it is built with; tests and what
 * only they use do not count. 16 hexadecimal digits.
 */
export async function codeHash(folders: readonly string[], kit = kitFolder): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await lockFile(kit));
  for (const folder of folders) {
    const files = await readdir(join(kit, 'src', folder), {
      recursive: true,
      withFileTypes: true,
    });
    const paths = files
      .filter((file) => file.isFile() && !/\.(?:test|fixture|examples)\./.test(file.name))
      .map((file) => join(file.parentPath, file.name))
      .toSorted();
    const contents = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
    hash.update(JSON.stringify([paths.map((path) => path.slice(kit.length)), contents]));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The lock file names every version; a kit that is installed as a package has none of its own. */
async function lockFile(kit: string): Promise<Buffer> {
  try {
    return await readFile(join(kit, 'package-lock.json'));
  } catch {
    return readFile(join(kit, 'package.json'));
  }
}
