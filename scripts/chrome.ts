import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from 'playwright-core';
import { versionOf } from './version-of.ts';

/** Ways to find and install Chromium. */
interface Ways {
  /** The path chosen by the developer; no other is tried then. */
  chosen?: string | undefined;
  /** Paths where it may be installed, best first. */
  paths: string[];
  /** Shell commands that install it, tried in order. */
  installs: string[];
}

const installMinutes = 5;

/** Chromium's options: no requests of its own, and able to run in a container. */
export const chromeFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

if (import.meta.main) {
  try {
    console.log(await findChrome());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The path of a Chromium or Chrome that starts; installs one if there is none. */
export async function findChrome(ways: Ways = waysOfThisMachine()): Promise<string> {
  if (ways.chosen !== undefined) return checkChosen(ways.chosen);
  const found = await firstThatStarts(ways.paths);
  if (found) return found;

  const failures: string[] = [];
  for (const command of ways.installs) {
    console.error(`Found no Chromium. Installing one: ${command}`);
    const failure = await install(command);
    const installed = await firstThatStarts(ways.paths);
    if (installed) return installed;
    failures.push(`${command}: ${failure ?? 'what it installed does not start.'}`);
  }
  throw new Error(
    [
      'Found no Chromium that starts, and could not install one.',
      `Looked for ${ways.paths.join(', ')}.`,
      ...failures,
      'Install Chromium or Chrome, or set CHROME_PATH to the path of its executable.',
    ].join('\n'),
  );
}

function waysOfThisMachine(): Ways {
  const playwright = `"${process.execPath}" node_modules/playwright-core/cli.js install --no-shell chromium`;
  const apt =
    'apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell fonts-liberation';
  return {
    chosen: process.env['CHROME_PATH'] || undefined,
    paths: [
      // Without windows, a page is open in a third of the time.
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      chromium.executablePath(),
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    installs: isDebianAsRoot() ? [apt, playwright] : [playwright],
  };
}

/** Only as root on Debian does apt install a separate Chromium with its libraries. */
function isDebianAsRoot(): boolean {
  const release = '/etc/os-release';
  if (process.getuid?.() !== 0 || !existsSync(release)) return false;
  return /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

async function checkChosen(path: string): Promise<string> {
  if (await starts(path)) return path;
  throw new Error(
    `CHROME_PATH is '${path}', which is not an executable that starts. ` +
      'Set it to the path of a Chromium or Chrome, or unset it.',
  );
}

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (existsSync(path) && (await starts(path))) return path;
  return undefined;
}

async function starts(path: string): Promise<boolean> {
  return (await versionOf(path)) !== undefined;
}

/** The reason why a command failed; null if it succeeded. */
async function install(command: string): Promise<string | null> {
  const cwd = join(import.meta.dirname, '..');
  const shell = spawn(command, {
    cwd,
    shell: true,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    if (shell.pid) process.kill(-shell.pid, 'SIGKILL');
  }, installMinutes * 60_000);
  const [errors, [code]] = await Promise.all([
    text(shell.stderr),
    once(shell, 'close') as Promise<[number | null]>,
  ]);
  clearTimeout(timer);
  if (late) return `stopped after ${installMinutes} minutes.`;
  return code === 0 ? null : (errors.trim().split('\n').at(-1) ?? '');
}
