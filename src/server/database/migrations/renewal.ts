import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The column is described in tables.ts. */
export const renewal: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('subscribers').addColumn('renewal', 'text').execute();
  },
};
