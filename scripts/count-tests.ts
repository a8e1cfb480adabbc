import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * The number of passed, failed and skipped tests in all of Vitest's JSON reports in a folder. Tests
 * that smoke runs leave out have run in Chromium, and do not count as skipped.
 */
export async function countTests(folder: string): Promise<Count> {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const name of await readdir(folder)) {
    const report = JSON.parse(await readFile(join(folder, name), 'utf8')) as JsonTestResults;
    count.passed += report.numPassedTests;
    if (!name.endsWith('-smoke.json')) count.skipped += report.numPendingTests;
    count.failed += report.numFailedTests + filesThatDidNotRun(report);
  }
  return count;
}

/** Test files that failed before any of their tests ran count as one failure each. */
function filesThatDidNotRun({ testResults }: JsonTestResults): number {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
}
