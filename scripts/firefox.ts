import { existsSync } from 'node:fs';
import { versionOf } from './version-of.ts';

/** Ways to find Firefox. */
interface Ways {
  /** The path chosen by the developer; no other is tried then. */
  chosen?: string | undefined;
  /** Paths where it may be installed, best first. */
  paths: readonly string[];
}

/** The path of a Firefox for tests, or the reason why there is none. */
type Found = { path: string } | { missing: string };

/** The first version with the Navigation API. */
const oldest = 147;

/**
 * Finds a Firefox for tests; never installs one.
 *
 * @throws Error if the one chosen by the developer cannot be used.
 */
export async function findFirefox(ways: Ways = waysOfThisMachine()): Promise<Found> {
  const { chosen, paths } = ways;
  const faults: string[] = [];
  for (const path of chosen === undefined ? paths : [chosen]) {
    const fault = await faultOf(path);
    if (fault === undefined) return { path };
    faults.push(`${path} ${fault}`);
  }
  const missing =
    `${chosen === undefined ? 'There is' : 'FIREFOX_PATH names'} no Firefox to test in: ` +
    `${faults.join(', ')}. Install Firefox ${oldest} or newer, or set FIREFOX_PATH to its executable.`;
  if (chosen !== undefined) throw new Error(missing);
  return { missing };
}

function waysOfThisMachine(): Ways {
  return {
    chosen: process.env['FIREFOX_PATH'] || undefined,
    paths: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
  };
}

/** The reason why a program is not a suitable Firefox. */
async function faultOf(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return 'does not exist';
  const version = await versionOf(path);
  if (version === undefined) return 'does not start';
  const [, major] = /Firefox (\d+)/.exec(version) ?? [];
  return Number(major) >= oldest ? undefined : `is '${version}'`;
}
