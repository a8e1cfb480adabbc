import { existsSync } from 'node:fs';
import { versionOf } from './version-of.ts';

/** Where to find Firefox. */
interface Ways {
  /** The path that the developer named; no other is tried then. */
  chosen?: string | undefined;
  /** Where it may be installed, the best first. */
  paths: readonly string[];
}

/** The path of a Firefox to test in, or why there is none. */
type Found = { path: string } | { missing: string };

/** The first one that has the Navigation API. */
const oldest = 147;

/**
 * Looks for a Firefox to test in; installs none.
 *
 * @throws Error where the developer named one that cannot be used.
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

/** Why a program is not the Firefox that is looked for. */
async function faultOf(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return 'does not exist';
  const version = await versionOf(path);
  if (version === undefined) return 'does not start';
  const [, major] = /Firefox (\d+)/.exec(version) ?? [];
  return Number(major) >= oldest ? undefined : `is '${version}'`;
}
