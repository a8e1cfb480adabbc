import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';

/**
 * The slowest test files in all of Vitest's JSON reports in a folder, slowest first: lines such as
 * ' 12.3 s  e2e  test/e2e/map.test.ts'.
 *
 * @param root Folder that file names are relative to.
 */
export async function slowestFiles(folder: string, root: string, count = 15): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async (name) => {
      const report = JSON.parse(await readFile(join(folder, name), 'utf8')) as JsonTestResults;
      return report.testResults.map((file) => ({
        seconds: (file.endTime - file.startTime) / 1000,
        words: `${name.replace('.json', '')}  ${relative(root, file.name)}`,
      }));
    }),
  );
  return files
    .flat()
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, words }) => `${seconds.toFixed(1).padStart(6)} s  ${words}`);
}
