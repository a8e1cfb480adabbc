import { existsSync } from 'node:fs';
import { chmod, mkdir, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { loadParts } from '#features/load.ts';
import { UserError } from '#model/user-error.ts';
import { deleteEmls } from '../mail/eml-folder.ts';
import { postgresLedger } from '../abuse/ledger.ts';
import type { ServerSettings } from '../settings/settings.ts';
import type { Database } from '../database/database.ts';
import type { FeatureTables, Storage, Who } from '../database/feature-tables.ts';
import { type Erased, erase } from './erase.ts';
import { erasedBefore, noteErasure } from './erasures.ts';
import { migrate, requireTables } from '../database/migrate.ts';
import { openOutbox } from '../outbox/outbox-store.ts';
import { postgresDatabase } from '../database/postgres/database.ts';
import { deleteBefore, expiringMails } from './retention.ts';
import { shared } from './shared.ts';
import { sqliteDatabase } from '../database/sqlite/database.ts';
import type { Store } from './store.ts';
import type { FeatureServer } from '../messages/feature-messages.ts';
import { messageStore } from '../messages/message-store.ts';
import type { DeliveryKind, Tables } from '../database/tables.ts';

interface StoreOptions {
  /** Address of a PostgreSQL database; without it, SQLite is used. */
  databaseUrl?: string | undefined;
  /** Folder for the SQLite database; created if missing. */
  dataFolder: string;
  /** What is delivered beside mails. */
  channels?: readonly DeliveryKind[];
  /** Whether to open only what a server of this version has made. */
  existing?: boolean;
}

/**
 * Opens the store named by the settings.
 *
 * @throws UserError that says why it cannot be opened.
 */
export async function storeOf(
  settings: ServerSettings,
  options: Pick<StoreOptions, 'existing'> = {},
): Promise<Store> {
  const { databaseUrl, dataFolder } = settings;
  const features = await loadParts<FeatureServer>('server');
  const channels = features.flatMap(({ channel }) =>
    channel?.open(settings) ? [channel.kind] : [],
  );
  try {
    return await openStore({ ...options, databaseUrl, dataFolder, channels });
  } catch (error) {
    const why = [error, error instanceof Error && error.cause]
      .flatMap((one) => (one instanceof Error ? one.message || one.name : []))
      .join(' ');
    const setting = databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
    const where = `${placeOf(settings)} (${setting})`;
    throw new UserError(`The database ${where} cannot be opened: ${why}`, { cause: error });
  }
}

/** The file or the address of the database, without name and password. */
export function placeOf({
  databaseUrl,
  dataFolder,
}: Pick<StoreOptions, 'databaseUrl' | 'dataFolder'>): string {
  if (databaseUrl === undefined) return sqliteFile(resolve(dataFolder));
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}

/** The database in a data folder. */
export function sqliteFile(dataFolder: string): string {
  return join(dataFolder, 'schaufenster.db');
}

/** Opens the database, runs pending migrations and returns the store. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataFolder, channels = [], existing = false } = options;
  if (existing && databaseUrl === undefined && !existsSync(sqliteFile(dataFolder))) {
    throw new Error('There is none.');
  }
  const database = await openDatabase(options);
  const { tables } = database;
  try {
    await (existing ? requireTables : migrate)(database.unlimited);
  } catch (error) {
    await database.close();
    throw error;
  }
  const { outbox, arrived, close: closeOutbox } = openOutbox(database);
  const messages = messageStore(tables, arrived);
  const storage: Storage = { tables, arrived, delivers: (kind) => channels.includes(kind) };
  const features = await featureTables();
  const mails = join(dataFolder, 'mail');

  async function erasePerson(who: Who, before?: number): Promise<Erased> {
    const { mailIds, ...erased } = await erase(database, who, { ...storage, features, before });
    const ids = new Set(mailIds);
    await deleteEmls(mails, ({ id }) => ids.has(id));
    return erased;
  }

  // A backup may have been put in place.
  if (!existing) {
    for (const { who, at } of await erasedBefore(dataFolder, database, features)) {
      await erasePerson(who, at);
    }
  }
  return {
    accept: messages.accept,
    recent: messages.recent,
    storage,
    outbox,
    ledger: database.engine.kind === 'postgres' ? postgresLedger(tables) : undefined,
    ready: shared(() => probe(tables), 1000),
    async erase(who) {
      const erased = await erasePerson(who);
      await noteErasure(dataFolder, who);
      return erased;
    },
    async deleteBefore(time) {
      const records = await deleteBefore(database, time, features);
      return records + (await deleteEmls(mails, ({ createdAt }) => createdAt < time));
    },
    expiringMails: () => expiringMails(tables),
    async close() {
      await messages.idle();
      await database.close(closeOutbox());
    },
  };
}

async function featureTables(): Promise<FeatureTables[]> {
  const features = await loadParts<FeatureServer>('server');
  return features.flatMap(({ tables }) => tables ?? []);
}

async function openDatabase({ databaseUrl, dataFolder }: StoreOptions): Promise<Database> {
  if (databaseUrl !== undefined) return postgresDatabase(databaseUrl);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataFolder);
  await keepPrivate(file);
  return sqliteDatabase(file);
}

/** Lets nobody else on this machine read the database, whatever folder it lies in. */
async function keepPrivate(file: string): Promise<void> {
  for (const name of [file, `${file}-sender`]) await (await open(name, 'a', 0o600)).close();
  // SQLite makes its other files with the permissions of the first.
  for (const ending of ['', '-wal', '-shm', '-sender', '-sender-journal']) {
    // Files of another user, or none.
    await chmod(file + ending, 0o600).catch(() => {});
  }
}

/** As long as a message: on a disk that is nearly full, a smaller row would still find room. */
const filling = 'x'.repeat(8192);

async function probe(tables: Kysely<Tables>): Promise<void> {
  const written_at = Date.now();
  await tables
    .insertInto('probe')
    .values({ id: 1, written_at, filling })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at, filling }))
    .execute();
}
