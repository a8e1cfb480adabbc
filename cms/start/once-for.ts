import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Runs a task unless it has run for the same sources before, as recorded in a file. */
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
