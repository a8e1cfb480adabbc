import { copyFile, mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '#model/user-error.ts';
import type { ServerSettings } from '../settings/settings.ts';
import { sqliteFile } from '../store/open-store.ts';

/**
 * Copies the SQLite database as it is at one moment, and the secret beside it, while a server may be
 * running. Both copies are for their owner alone.
 *
 * @param folder made where it is missing; holds no other backup.
 * @param keep how many backups stay in the folder around it; all, if not given.
 * @throws UserError where a file cannot be written, or where PostgreSQL has the messages.
 */
export async function backUp(
  {
    databaseUrl,
    dataFolder,
    secret,
  }: Pick<ServerSettings, 'databaseUrl' | 'dataFolder' | 'secret'>,
  folder: string,
  keep?: number,
): Promise<string> {
  if (databaseUrl !== undefined) {
    throw new UserError(
      `DATABASE_URL is set: back up that database by pg_dump, and ${resolve(dataFolder)}/secret.`,
    );
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await copyDatabase(sqliteFile(dataFolder), sqliteFile(folder));
    if (secret === undefined) await copyFile(join(dataFolder, 'secret'), join(folder, 'secret'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(`There is no backup in ${folder}: ${why}`, { cause: error });
  }
  const deleted = keep === undefined ? [] : await deleteOldest(dirname(resolve(folder)), keep);
  const old = deleted.map((name) => `The backup ${name} was deleted.\n`).join('');
  return `Messages and subscribers are in ${sqliteFile(folder)}.\n${old}`;
}

/** Deletes the oldest backups of a folder, and nothing else in it. Returns their folders. */
async function deleteOldest(around: string, keep: number): Promise<string[]> {
  const backups: { folder: string; time: number }[] = [];
  for (const name of await readdir(around)) {
    const folder = join(around, name);
    const found = await stat(sqliteFile(folder)).catch(() => undefined);
    if (found?.isFile()) backups.push({ folder, time: found.mtimeMs });
  }
  const old = backups.toSorted((one, other) => other.time - one.time).slice(keep);
  for (const { folder } of old) {
    await rm(sqliteFile(folder));
    await rm(join(folder, 'secret'), { force: true });
    // Stays if somebody has put something else there.
    await rmdir(folder).catch(() => {});
  }
  return old.map(({ folder }) => folder);
}

/** SQLite writes into an empty file, and keeps what its permissions are. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const copy = await open(to, 'wx', 0o600);
  try {
    const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    try {
      database.prepare('VACUUM INTO ?').run(to);
    } finally {
      database.close();
    }
    await copy.sync();
  } finally {
    await copy.close();
  }
}
