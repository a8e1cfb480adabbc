import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** New contents of files, or what becomes of the old ones, by path below the shop's folder. */
export type Changes = Record<string, string | ((contents: string) => string)>;

export async function changeFiles(folder: string, changes: Changes): Promise<void> {
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    const text = typeof change === 'string' ? change : change(await readFile(file, 'utf8'));
    await writeFile(file, text);
  }
}
