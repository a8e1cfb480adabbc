import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { first } from './migrations/first.ts';
import { ledger } from './migrations/ledger.ts';
import { mailAddresses } from './migrations/mail-addresses.ts';
import { phones } from './migrations/phones.ts';
import { renewal } from './migrations/renewal.ts';
import type { Tables } from './tables.ts';

/** All schema migrations, in the order of their names. A released migration is never edited. */
const migrations: Record<string, Migration> = {
  '2026-11-21 first': first,
  '2026-11-22 ledger': ledger,
  '2026-11-22 mail addresses': mailAddresses,
  '2026-11-22 renewal': renewal,
  '2026-11-26 phones': phones,
};

/**
 * Migrates the tables to the current schema. Processes that start together wait for each other.
 *
 * @throws Error that explains why the tables cannot be migrated.
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  await appliedMigrations(database);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new Error(
      'Its tables cannot be brought up to date, and were left as they are. Go back to the version of the kit that last ran with them, or to a backup of both.',
      { cause: error },
    );
  }
}

/** @throws Error if a database has no tables of a server, or those of another version. */
export async function requireTables(database: Kysely<Tables>): Promise<void> {
  const applied = await appliedMigrations(database);
  if (applied.length === 0) throw new Error('No server has stored anything there.');
  if (applied.length < Object.keys(migrations).length) {
    throw new Error(
      'An earlier version of the kit made it. Start the server once, which converts it.',
    );
  }
}

const log = 'kysely_migration';

/** The names of the migrations applied to a database. */
async function appliedMigrations(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === log)) return [];
  const rows = await database
    .$extendTables<{ [log]: { name: string } }>()
    .selectFrom(log)
    .select('name')
    .execute();
  const names = rows.map(({ name }) => name);
  const unknown = names.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new Error(
      `A later version of the kit made it: ${unknown.join(', ')} is not known to this one. Install that version again, or go back to a backup from before it.`,
    );
  }
  return names;
}
