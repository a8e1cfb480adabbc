import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { countTests } from './count-tests.ts';
import { findFirefox } from './firefox.ts';
import { type Run, runScript } from './run-script.ts';

const firefox = await findFirefox();
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));
try {
  process.exitCode = await testAll();
  const { passed, failed, skipped } = await countTests(reports);
  const partsSkipped = 'missing' in firefox ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed, ${skipped + partsSkipped} skipped`);
} finally {
  await rm(reports, { recursive: true });
}

/**
 * Runs all that must hold before a change is done, each part a script of package.json. The exit
 * code is that of the first one that failed; 0 where none did.
 */
async function testAll(): Promise<number> {
  return (
    (await together('types', 'lint', 'format:check', ...ifPresent('docs:check'))) ||
    (await alone('test:unit', ...vitestReport('unit'))) ||
    (await alone('test:server', ...vitestReport('server'))) ||
    (await alone('build')) ||
    (await alone('chrome')) ||
    (await alone('test:e2e', ...vitestReport('e2e'))) ||
    (await alone('test:no-navigation', ...vitestReport('no-navigation'))) ||
    (await inFirefox())
  );
}

/** Says why, where there is no Firefox. */
async function inFirefox(): Promise<number> {
  if ('path' in firefox) return alone('test:firefox', ...vitestReport('firefox'));
  heading('test:firefox');
  console.log(styleText('yellow', `skipped: ${firefox.missing}`));
  return 0;
}

function vitestReport(name: string): string[] {
  const file = join(reports, `${name}.json`);
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/** Parts that need nothing of each other; what they print comes when each is done. */
async function together(...names: string[]): Promise<number> {
  const runs = await Promise.all(
    names.map(async (name) => {
      const run = await runScript(name, [], 'pipe');
      heading(name);
      process.stdout.write(run.output);
      result(name, run);
      return run;
    }),
  );
  return runs.find(({ code }) => code !== 0)?.code ?? 0;
}

async function alone(name: string, ...options: string[]): Promise<number> {
  heading(name);
  const run = await runScript(name, options, 'inherit');
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
