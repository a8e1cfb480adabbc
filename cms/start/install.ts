import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

/** Installs the packages of the content system, where they are missing or older than its lock file. */
export async function install(cms: string): Promise<void> {
  const lock = join(cms, 'package-lock.json');
  const installed = join(cms, 'node_modules/.package-lock.json');
  const isThere = existsSync(installed);
  if (isThere && (await stat(installed)).mtimeMs >= (await stat(lock)).mtimeMs) return;
  console.log('Installing the content system: a minute or two, 0.9 GB …');
  await run(['npm', 'ci', '--no-audit', '--no-fund'], { cwd: cms, env: process.env });
}
