import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A report with those fields of Vitest's reports that are counted. */
async function report(name: string, [passed, failed, skipped]: number[], files: object[] = []) {
  const text = {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    testResults: files,
  };
  await writeFile(join(folder, name), JSON.stringify(text));
}

test('the tests of all reports are added up', async () => {
  await report('unit.json', [3, 1, 4], [{ status: 'failed', assertionResults: [{}, {}, {}, {}] }]);
  await report('e2e.json', [2, 0, 1]);
  expect(await countTests(folder)).toEqual({ passed: 5, failed: 1, skipped: 5 });
});

test('what smoke tests leave out is not skipped', async () => {
  await report('firefox-smoke.json', [6, 0, 40]);
  expect(await countTests(folder)).toEqual({ passed: 6, failed: 0, skipped: 0 });
});

test('a file that failed before its first test counts as a failed one', async () => {
  await report('unit.json', [3, 0, 0], [{ status: 'failed', assertionResults: [] }]);
  expect(await countTests(folder)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('without a report, nothing was tested', async () => {
  expect(await countTests(folder)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
