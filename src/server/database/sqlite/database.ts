import { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { sqliteClaims } from '../../outbox/sqlite-claims.ts';
import { sqliteDialect } from './dialect.ts';

export function sqliteDatabase(file: string): Database {
  const tables: Database['tables'] = new Kysely({ dialect: sqliteDialect(file) });
  const claims = sqliteClaims(tables, file);
  return {
    tables,
    unlimited: tables,
    claims,
    async close() {
      await claims.close();
      await tables.destroy();
    },
  };
}
