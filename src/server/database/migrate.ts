import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { first } from './migrations/first.ts';
import { ledger } from './migrations/ledger.ts';
import { mailAddresses } from './migrations/mail-addresses.ts';
import { renewal } from './migrations/renewal.ts';
import type { Tables } from './tables.ts';

/** All schema migrations, in the order of their names. A released migration is never edited. */
const migrations: Record<string, Migration> = {
  '2026-11-21 first': first,
  '2026-11-22 ledger': ledger,
  '2026-11-22 mail addresses': mailAddresses,
  '2026-11-22 renewal': renewal,
};

/** Migrates the tables to the current schema. Processes that start together wait for each other. */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new Error('The tables cannot be brought up to date.', { cause: error });
  }
}
