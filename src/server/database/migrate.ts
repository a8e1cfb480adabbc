import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { first } from './migrations/first.ts';
import { ledger } from './migrations/ledger.ts';
import type { Tables } from './tables.ts';

/** Every change of the tables, in the order of their names. One that was released is never edited. */
const migrations: Record<string, Migration> = {
  '2026-11-21 first': first,
  '2026-11-22 ledger': ledger,
};

/** Brings the tables up to date. Processes that start at once wait for each other. */
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
