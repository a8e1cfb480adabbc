import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { mayBePlain } from '../../src/model/hosting/plain-connection.ts';

/** The shared secrets of a shop's parts. */
const names = ['PAYLOAD_SECRET', 'CMS_KEY', 'PUBLISH_SECRET'] as const;

/**
 * Settings that a file can contain instead, from a key vault for example; DATABASE_URL_FILE and the
 * like name the file.
 */
const inFiles = [...names, 'DATABASE_URL', 'S3_SECRET_ACCESS_KEY', 'CMS_ADMIN_PASSWORD'];

/** Addresses that receive keys, drafts and personal data. */
const addresses = ['CMS_URL', 'PUBLISH_URL', 'PREVIEW_URL', 'S3_ENDPOINT', 'DATABASE_URL'];

/**
 * The settings from the environment, including those in files.
 *
 * @throws Error if a file cannot be read, or if an address of another machine is unencrypted
 */
export async function readSettings(environment: Settings = process.env): Promise<Settings> {
  const settings: Record<string, string | undefined> = { ...environment };
  for (const name of inFiles) {
    const file = settings[`${name}_FILE`];
    if (!file) continue;
    settings[name] = (await readFile(file, 'utf8')).trim();
    delete settings[`${name}_FILE`];
  }
  for (const name of addresses) {
    const url = URL.parse(settings[name] ?? '');
    if (!url || mayBePlain(url.hostname, settings['ALLOW_PLAIN'])) continue;
    const isDatabase = url.protocol.startsWith('postgres');
    const mode = url.searchParams.get('sslmode') ?? '';
    const isEncrypted = isDatabase
      ? /^(?:require|verify-ca|verify-full)$/.test(mode)
      : url.protocol !== 'http:';
    if (isEncrypted) continue;
    throw new Error(
      `${name} leads to ${url.host} without encryption. Write ${isDatabase ? '?sslmode=verify-full at its end' : 'https'}, or name the host in ALLOW_PLAIN if it is in a private network.`,
    );
  }
  return settings;
}

type Settings = Readonly<Record<string, string | undefined>>;

type Secrets = Record<(typeof names)[number], string>;

/**
 * The secrets from the environment, otherwise from the file; missing ones are created and stored in
 * the file.
 */
export async function readSecrets(
  file: string,
  environment: Settings = process.env,
): Promise<Secrets> {
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

/** Removes other users' access to what an earlier start, or a restored backup, lets them read. */
export async function keepPrivate(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    if (/^cms\.(?:env|sqlite)/.test(name)) await chmod(join(folder, name), 0o600);
  }
}
