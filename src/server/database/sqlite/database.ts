import { Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sqliteDialect } from './dialect.ts';

export function sqliteDatabase(file: string): Database {
  const tables: Database['tables'] = new Kysely({ dialect: sqliteDialect(file) });
  return {
    engine: { kind: 'sqlite', file },
    tables,
    unlimited: tables,
    async scrub() {
      // Deleted text is overwritten in the database, but stays in the write-ahead log until that is
      // truncated.
      await sql`pragma wal_checkpoint(truncate)`.execute(tables);
    },
    async close(lastUse) {
      await lastUse;
      await tables.destroy();
    },
  };
}
