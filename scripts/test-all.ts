import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { countTests } from './count-tests.ts';
import { findFirefox } from './browsers.ts';
import { type Run, runNode } from './run-node.ts';
import { slowestFiles } from './slowest.ts';
import { testGroups, vitest } from './test-groups.ts';

const isFull = process.argv.includes('--all');
const firefox = findFirefox();
/** Holds whatever the tests write, also what one that was killed has left. */
const temporary = await mkdtemp(join(tmpdir(), 'schaufenster-test-'));
// Apache and PostgreSQL run as other users, which must reach their own folders within.
await chmod(temporary, 0o711);
const reports = await mkdtemp(join(temporary, 'reports-'));
/** The exit codes of the parts that have failed so far. */
const failures: number[] = [];
try {
  await testAll();
  process.exitCode = failures[0] ?? 0;
  const { passed, failed, skipped } = await countTests(reports);
  const partsSkipped = 'missing' in firefox ? 1 : 0;
  const slowest = await slowestFiles(reports, join(import.meta.dirname, '..'));
  console.log(`\nSlowest files:\n${slowest.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped + partsSkipped} skipped`);
} finally {
  await rm(temporary, { recursive: true });
}

/**
 * Runs what must hold before a change is done, each part a group of tests or a script of package.json; with `--all` the
 * end-to-end tests and their variants in full, and a shop with the packed kit. No part starts once one
 * has failed.
 */
async function testAll(): Promise<void> {
  // They make do with what the tests leave idle of the processors.
  const checks = start(
    ['types', 'lint', 'unused', 'format:check', 'docs:check'],
    constants.priority.PRIORITY_LOW,
  );
  for (const part of isFull ? allParts() : dailyParts()) {
    if (failures.length === 0) await part();
  }
  await report(checks);
}

type Part = () => Promise<void>;

function dailyParts(): Part[] {
  const smokeTests = ['no-navigation-smoke', ...inFirefox('firefox-smoke')];
  return [
    () => beforeBrowsers('server-daily'),
    () => alone('e2e-daily'),
    () => together(smokeTests),
  ];
}

function allParts(): Part[] {
  return [
    () => beforeBrowsers('server'),
    ...['e2e', 'no-navigation', ...inFirefox('firefox')].map((name) => () => alone(name)),
    // Both wait for processes and the disk half of their time.
    () => together(['package'], 'publish'),
  ];
}

/**
 * The server's tests are mostly idle. The build, which encodes images on all processors, makes do with
 * what tests leave: beside it, servers that tests wait for took longer to start than they were given.
 */
async function beforeBrowsers(server: string): Promise<void> {
  const build = start(['build'], constants.priority.PRIORITY_BELOW_NORMAL);
  await together([server], 'unit');
  await report(build);
}

/** A group that needs Firefox; where there is none, says why. */
function inFirefox(group: string): string[] {
  if ('path' in firefox) return [group];
  heading(group);
  console.log(styleText('yellow', `skipped: ${firefox.missing}`));
  return [];
}

/**
 * Node's arguments for a part. Vitest writes a report. Only the budgets, which run in full, look at compressed copies;
 * making them would take half a minute after each change of the code.
 */
function argumentsOf(name: string): string[] {
  if (name in testGroups) {
    const reporters = ['default', 'json', './scripts/second-tries.ts'];
    const file = join(reports, `${name}.json`);
    return vitest(name, [
      ...reporters.map((one) => `--reporter=${one}`),
      `--outputFile.json=${file}`,
    ]);
  }
  return ['--run', name, ...(name === 'build' && !isFull ? ['--', '--no-compress'] : [])];
}

/** Runs independent parts concurrently; the output of `inView` is printed as it arrives. */
async function together(scripts: readonly string[], inView?: string): Promise<void> {
  const hidden = start(scripts);
  if (inView !== undefined) await alone(inView);
  await report(hidden);
}

async function alone(name: string): Promise<void> {
  heading(name);
  result(name, await run(name, 'inherit'));
}

interface Ended {
  name: string;
  run: Run;
}

/** Starts parts whose output `report` prints. */
function start(scripts: readonly string[], priority?: number): Promise<Ended>[] {
  return scripts.map(async (name) => ({ name, run: await run(name, 'pipe', priority) }));
}

/** Runs a part, and notes whether it failed. The priority is as `os.setPriority` takes it. */
async function run(name: string, output: 'pipe' | 'inherit', priority?: number): Promise<Run> {
  const ended = await runNode(argumentsOf(name), { output, temporary, priority });
  if (ended.code !== 0) failures.push(ended.code);
  return ended;
}

/** Waits until parts have ended, and prints what they said. */
async function report(started: readonly Promise<Ended>[]): Promise<void> {
  for (const { name, run: ended } of await Promise.all(started)) {
    heading(name);
    process.stdout.write(ended.output);
    result(name, ended);
  }
}

function heading(name: string): void {
  const command = name in testGroups ? `npm test -- ${name}` : `npm run ${name}`;
  console.log(styleText(['bold', 'cyan'], `\n▶ ${command}`));
}

function result(name: string, { code, seconds }: Run): void {
  const time = `${seconds.toFixed(1)} s`;
  if (code === 0) console.log(styleText('green', `✓ ${name}, ${time}`));
  else console.log(styleText('red', `✗ ${name} failed with exit code ${code}, ${time}`));
}
