import { chmod, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { UserError } from '#model/user-error.ts';
import { postgresLedger } from '../abuse/ledger.ts';
import type { ServerSettings } from '../settings/settings.ts';
import type { Database } from '../database/database.ts';
import { erase } from './erase.ts';
import { migrate } from '../database/migrate.ts';
import { newsletterStore } from '../newsletter/subscribers.ts';
import { openOutbox } from '../outbox/outbox-store.ts';
import { postgresDatabase } from '../database/postgres/database.ts';
import { deleteBefore } from './retention.ts';
import { shared } from './shared.ts';
import { sqliteDatabase } from '../database/sqlite/database.ts';
import type { Store } from './store.ts';
import { messageStore } from '../messages/message-store.ts';
import type { Tables } from '../database/tables.ts';

interface StoreOptions {
  /** Address of a PostgreSQL database; without it, SQLite is used. */
  databaseUrl?: string | undefined;
  /** Folder for the SQLite database; created if missing. */
  dataFolder: string;
  /** Whether to notify a listmonk server of every change. */
  listmonk?: boolean;
}

/**
 * Opens the store named by the settings.
 *
 * @throws UserError that says why it cannot be opened.
 */
export async function storeOf(settings: ServerSettings): Promise<Store> {
  const { databaseUrl, dataFolder, listmonk } = settings;
  try {
    return await openStore({ databaseUrl, dataFolder, listmonk: listmonk !== undefined });
  } catch (error) {
    const why = [error, error instanceof Error && error.cause]
      .flatMap((one) => (one instanceof Error ? one.message || one.name : []))
      .join(' ');
    const where = databaseUrl === undefined ? `in ${dataFolder} (DATA_DIR)` : 'of DATABASE_URL';
    throw new UserError(`The database ${where} cannot be opened: ${why}`, { cause: error });
  }
}

/** Opens the database, runs pending migrations and returns the store. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const database = await openDatabase(options);
  const { tables } = database;
  try {
    await migrate(database.unlimited);
  } catch (error) {
    await database.close();
    throw error;
  }
  const { outbox, arrived, close: closeOutbox } = openOutbox(database);
  const messages = messageStore(tables, arrived);
  const push = options.listmonk ?? false;
  return {
    accept: messages.accept,
    newsletter: newsletterStore(tables, { push, arrived }),
    outbox,
    ledger: database.engine.kind === 'postgres' ? postgresLedger(tables) : undefined,
    ready: shared(() => probe(tables), 1000),
    erase: (email) => erase(database, email, { push, arrived }),
    deleteBefore: (time) => deleteBefore(database, time),
    async close() {
      await messages.idle();
      await database.close(closeOutbox());
    },
  };
}

async function openDatabase({ databaseUrl, dataFolder }: StoreOptions): Promise<Database> {
  if (databaseUrl !== undefined) return postgresDatabase(databaseUrl);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const file = join(dataFolder, 'schaufenster.db');
  await keepPrivate(file);
  return sqliteDatabase(file);
}

/** Lets nobody else on this machine read the database, whatever folder it lies in. */
async function keepPrivate(file: string): Promise<void> {
  await (await open(file, 'a', 0o600)).close();
  // SQLite makes its other files with the permissions of the first.
  for (const ending of ['', '-wal', '-shm']) {
    // Files of another user, or none.
    await chmod(file + ending, 0o600).catch(() => {});
  }
}

async function probe(tables: Kysely<Tables>): Promise<void> {
  const written_at = Date.now();
  await tables
    .insertInto('probe')
    .values({ id: 1, written_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
    .execute();
}
