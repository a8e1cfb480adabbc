import { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { sqliteDialect } from './dialect.ts';

export function sqliteDatabase(file: string): Database {
  const tables: Database['tables'] = new Kysely({ dialect: sqliteDialect(file) });
  return {
    engine: { kind: 'sqlite', file },
    tables,
    unlimited: tables,
    async close(lastUse) {
      await lastUse;
      await tables.destroy();
    },
  };
}
