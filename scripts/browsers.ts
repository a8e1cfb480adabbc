import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** Chromium's options: no requests of its own, and able to run in a container. */
export const chromeFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium may be, best first: without windows, a page opens in a third of the time. */
const chromes = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  chromium.executablePath(),
];

/**
 * The path of a Chromium: the one that CHROME_PATH names, Debian's, or Playwright's, which is
 * installed if there is none.
 */
export function findChrome(
  chosen = process.env['CHROME_PATH'],
  paths: readonly string[] = chromes,
  install = installChrome,
): string {
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH is '${chosen}', which does not exist. Correct it, or unset it.`);
  }
  const find = () => paths.find((path) => existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  install();
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(
    `There is no Chromium at ${paths.join(', ')}, and Playwright could not install one. ` +
      'Install it (on Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to its executable.',
  );
}

function installChrome(): void {
  console.error('There is no Chromium yet. Playwright installs one.');
  const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { stdio: 'inherit' });
}

/** The path of a Firefox for tests, or the reason why there is none. */
type FoundFirefox = { path: string } | { missing: string };

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The first version with the Navigation API. */
const oldestFirefox = 147;

/**
 * Finds a Firefox for tests, as its makers release it; never installs one.
 *
 * @throws Error if the one that FIREFOX_PATH names cannot be used.
 */
export function findFirefox(
  chosen = process.env['FIREFOX_PATH'],
  paths: readonly string[] = firefoxes,
): FoundFirefox {
  const faults: string[] = [];
  for (const path of chosen ? [chosen] : paths) {
    const fault = faultOf(path);
    if (fault === undefined) return { path };
    faults.push(`${path} ${fault}`);
  }
  const missing =
    `${chosen ? 'FIREFOX_PATH names' : 'There is'} no Firefox to test in: ${faults.join(', ')}. ` +
    `Install Firefox ${oldestFirefox} or newer, or set FIREFOX_PATH to its executable.`;
  if (chosen) throw new Error(missing);
  return { missing };
}

/** The reason why a program is not a suitable Firefox. */
function faultOf(path: string): string | undefined {
  if (!existsSync(path)) return 'does not exist';
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0) return 'does not start';
  const [, major] = /Firefox (\d+)/.exec(stdout) ?? [];
  return Number(major) >= oldestFirefox ? undefined : `is '${stdout.trim()}'`;
}
