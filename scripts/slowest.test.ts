import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slowestFiles } from './slowest.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function report(name: string, seconds: Record<string, number>): Promise<void> {
  const testResults = Object.entries(seconds).map(([file, time]) => ({
    name: `/kit/${file}`,
    startTime: 5000,
    endTime: 5000 + time * 1000,
  }));
  await writeFile(join(folder, name), JSON.stringify({ testResults }));
}

test('the slowest files of all reports come first, with their part and time', async () => {
  await report('unit.json', { 'src/a.test.ts': 2, 'src/b.test.ts': 0.25 });
  await report('e2e.json', { 'test/e2e/c.test.ts': 12 });
  expect(await slowestFiles(folder, '/kit', 2)).toEqual([
    '  12.0 s  e2e  test/e2e/c.test.ts',
    '   2.0 s  unit  src/a.test.ts',
  ]);
});

test('without a report there are none', async () => {
  expect(await slowestFiles(folder, '/kit')).toEqual([]);
});
