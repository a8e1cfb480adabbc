import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Counts shared by processes on one PostgreSQL; a process on SQLite counts in memory. The tables
 * are unlogged: counting never makes a message wait for the disk, and a crash of the database
 * resets the counts.
 */
export const ledger: Migration = {
  async up(database: Kysely<unknown>) {
    if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
    const unlogged = (name: string) => database.schema.createTable(name).modifyFront(sql`unlogged`);
    await unlogged('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('until', 'double precision', (column) => column.notNull())
      .execute();
    await unlogged('spent_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('used_by', 'text', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
