import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onceFor } from './once-for.ts';
import { run } from './run.ts';

/** Installs the content system's packages if they are missing or differ from its lock file. */
export async function install(cms: string): Promise<void> {
  const wanted = hash('sha256', await readFile(join(cms, 'package-lock.json')));
  await onceFor(wanted, join(cms, 'node_modules/.installed.txt'), async () => {
    console.log('Installing the content system: a minute or two, 0.9 GB …');
    await run(['npm', 'ci', '--no-audit', '--no-fund'], { cwd: cms, env: process.env });
  });
}
