import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file's new contents, or a function of its old ones, by path relative to the shop's folder. */
export type Changes = Record<string, string | Uint8Array | ((contents: string) => string)>;

export async function changeFiles(folder: string, changes: Changes): Promise<void> {
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    const isNew = typeof change !== 'function';
    await writeFile(file, isNew ? change : change(await readFile(file, 'utf8')));
  }
}
