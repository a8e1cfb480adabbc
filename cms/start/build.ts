import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { run } from './run.ts';

/** All that the built content system is made of: itself, the kit's schemas and checks. */
const sources = [
  'src/{model,content,words}/**/*.{ts,tsx}',
  'cms/src/**/*.{ts,tsx,css}',
  'cms/*.{ts,json}',
  'package.json',
];

/**
 * Builds the content system where its sources have changed since the last time. A changed model brings a migration of the
 * database, which is written beside the others.
 *
 * @param env with the address of the database, by which the kind of migration is chosen
 */
export async function build(kit: string, env: NodeJS.ProcessEnv): Promise<void> {
  const cms = join(kit, 'cms');
  const stamp = join(cms, '.next/sources.txt');
  const kind = env['DATABASE_URL']?.startsWith('postgres') ? 'postgres' : 'sqlite';
  const hash = `${await hashOf(kit)} ${kind}\n`;
  if ((await readFile(stamp, 'utf8').catch(() => '')).includes(hash)) return;
  console.log('Building the content system: about a minute …');
  const payload = (...options: string[]) =>
    run(['node_modules/.bin/payload', ...options], { cwd: cms, env });
  await payload('generate:importmap');
  await payload('migrate:create', 'model', '--skip-empty');
  await run(['node_modules/.bin/next', 'build'], { cwd: cms, env });
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}

async function hashOf(kit: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await Array.fromAsync(
    glob(sources, {
      cwd: kit,
      exclude: ['**/*.test.ts', '**/node_modules', 'cms/src/migrations', '**/.next', 'cms/next-env.d.ts'],
    }),
  );
  for (const file of files.toSorted()) {
    hash.update(`${file}\n`).update(await readFile(join(kit, file)));
  }
  return hash.digest('hex');
}
