import { copyFile, mkdir, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '#model/user-error.ts';
import type { ServerSettings } from '../settings/settings.ts';
import { sqliteFile } from '../store/open-store.ts';

/**
 * Copies the SQLite database as it is at one moment, and the secret beside it, while a server may be
 * running. Both copies are for their owner alone.
 *
 * @param folder made where it is missing; holds no other backup.
 * @throws UserError where a file cannot be written, or where PostgreSQL has the messages.
 */
export async function backUp(
  {
    databaseUrl,
    dataFolder,
    secret,
  }: Pick<ServerSettings, 'databaseUrl' | 'dataFolder' | 'secret'>,
  folder: string,
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
  return `Messages and subscribers are in ${sqliteFile(folder)}.\n`;
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
