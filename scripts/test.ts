import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { countTests } from './count-tests.ts';
import { findFirefox } from './firefox.ts';
import { type Run, runScript } from './run-script.ts';
import { slowestFiles } from './slowest.ts';

const isFull = process.argv.includes('--all');
const firefox = await findFirefox();
/** Holds whatever the tests write, also what one that was killed has left. */
const temporary = await mkdtemp(join(tmpdir(), 'schaufenster-test-'));
// Apache and PostgreSQL run as other users, which must reach their own folders within.
await chmod(temporary, 0o711);
const reports = await mkdtemp(join(temporary, 'reports-'));
try {
  process.exitCode = await testAll();
  const { passed, failed, skipped } = await countTests(reports);
  const partsSkipped = 'missing' in firefox ? 1 : 0;
  const slowest = await slowestFiles(reports, join(import.meta.dirname, '..'));
  console.log(`\nSlowest files:\n${slowest.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped + partsSkipped} skipped`);
} finally {
  await rm(temporary, { recursive: true });
}

/**
 * Runs what must hold before a change is done, each part a script of package.json; with `--all` the
 * end-to-end tests and their variants in full, and a shop with the packed kit. The exit code is that of the first part that failed; 0 where none did.
 */
async function testAll(): Promise<number> {
  const server = isFull ? 'test:server' : 'test:server-daily';
  return (
    (await together(['types', 'lint', 'unused', 'format:check', ...ifPresent('docs:check')])) ||
    // The server's tests are mostly idle, and the build encodes images in other threads.
    (await together([server, 'build', 'chrome'], 'test:unit')) ||
    (await alone(isFull ? 'test:e2e' : 'test:e2e-daily')) ||
    (await variants()) ||
    // Both wait for processes and the disk half of their time.
    (isFull ? await together(['test:package'], 'test:publish') : 0)
  );
}

/** Runs the variants of the end-to-end tests: in full, or only their smoke tests, which are few. */
async function variants(): Promise<number> {
  if (!isFull) return together(['test:no-navigation-smoke', ...inFirefox('test:firefox-smoke')]);
  for (const name of ['test:no-navigation', ...inFirefox('test:firefox')]) {
    const code = await alone(name);
    if (code !== 0) return code;
  }
  return 0;
}

/** A script that needs Firefox; where there is none, says why. */
function inFirefox(script: string): string[] {
  if ('path' in firefox) return [script];
  heading(script);
  console.log(styleText('yellow', `skipped: ${firefox.missing}`));
  return [];
}

/**
 * The options of a script: those that make a Vitest script write a report. Only the budgets, which run
 * in full, look at compressed copies; making them would take half a minute after each change of the code.
 */
function optionsOf(script: string): string[] {
  if (script === 'build') return isFull ? [] : ['--no-compress'];
  const [, name] = /^test:(.*)$/.exec(script) ?? [];
  if (name === undefined) return [];
  const file = join(reports, `${name}.json`);
  const reporters = ['default', 'json', './scripts/second-tries.ts'];
  return [...reporters.map((one) => `--reporter=${one}`), `--outputFile.json=${file}`];
}

/**
 * Runs independent scripts concurrently. Their output is printed when each has finished, except for
 * `inView`, whose output is printed as it arrives.
 */
async function together(scripts: readonly string[], inView?: string): Promise<number> {
  const hidden = scripts.map(async (name) => {
    const run = await runScript(name, { options: optionsOf(name), output: 'pipe', temporary });
    return { name, run };
  });
  const codes = inView === undefined ? [] : [await alone(inView)];
  for (const { name, run } of await Promise.all(hidden)) {
    heading(name);
    process.stdout.write(run.output);
    result(name, run);
    codes.push(run.code);
  }
  return codes.find((code) => code !== 0) ?? 0;
}

async function alone(name: string): Promise<number> {
  heading(name);
  const run = await runScript(name, { options: optionsOf(name), output: 'inherit', temporary });
  result(name, run);
  return run.code;
}

function heading(name: string): void {
  console.log(styleText(['bold', 'cyan'], `\n▶ npm run ${name}`));
}

function result(name: string, { code, seconds }: Run): void {
  const time = `${seconds.toFixed(1)} s`;
  if (code === 0) console.log(styleText('green', `✓ ${name}, ${time}`));
  else console.log(styleText('red', `✗ ${name} failed with exit code ${code}, ${time}`));
}

function ifPresent(name: string): string[] {
  return name in packageJson.scripts ? [name] : [];
}
