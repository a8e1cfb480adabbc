import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Does something unless it was done for the same sources before, which a file remembers. */
export async function onceFor(
  sources: string,
  file: string,
  task: () => Promise<void>,
): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === sources) return;
  await task();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, sources);
}
