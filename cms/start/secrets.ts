import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';

/** What the parts of a shop know of each other and nobody else does. */
const names = ['PAYLOAD_SECRET', 'CMS_KEY', 'PUBLISH_SECRET'] as const;

type Secrets = Record<(typeof names)[number], string>;

/** The secrets of the environment, else of the file; those that are in neither are made, and kept in the file. */
export async function readSecrets(file: string, environment = process.env): Promise<Secrets> {
  const kept = parseEnv(await readFile(file, 'utf8').catch(() => ''));
  const made = names.filter((name) => !environment[name] && !kept[name]);
  for (const name of made) kept[name] = randomBytes(32).toString('hex');
  if (made.length > 0) {
    await mkdir(dirname(file), { recursive: true });
    const lines = Object.entries(kept).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(file, lines.join(''), { mode: 0o600 });
  }
  const secrets = names.map((name) => [name, environment[name] || kept[name]]);
  return Object.fromEntries(secrets) as Secrets;
}

/** Takes from others what an earlier start, or a backup that was put back, lets them read. */
export async function keepPrivate(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    if (/^cms\.(?:env|sqlite)/.test(name)) await chmod(join(folder, name), 0o600);
  }
}
