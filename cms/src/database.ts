import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { join } from 'node:path';
import { migrationsFolder } from './settings.ts';

/**
 * PostgreSQL or SQLite, depending on the address. The tables come from the migrations only, which
 * cms/start/migrate.ts writes.
 */
export function database(url: string) {
  return /^postgres(?:ql)?:/.test(url)
    ? postgresAdapter({
        pool: { connectionString: url },
        push: false,
        beforeSchemaInit: [indexTranslations],
        migrationDir: join(migrationsFolder, 'postgres'),
      })
    : sqliteAdapter({
        client: { url },
        push: false,
        beforeSchemaInit: [indexTranslations],
        wal: true,
        busyTimeout: 5000,
        migrationDir: join(migrationsFolder, 'sqlite'),
      });
}

interface RawTables {
  rawTables: Record<string, { indexes?: Record<string, { name: string; on: string | string[] }> }>;
}

/**
 * Indexes the translations of a record by the record. Payload's own index starts with the language,
 * so reading 1,000 records took four seconds on SQLite.
 */
function indexTranslations<Schema>(hook: { schema: Schema }): Schema {
  // Payload passes the adapter to the hooks of both databases; only PostgreSQL's types say so.
  const { adapter } = hook as typeof hook & { adapter: RawTables };
  for (const [name, table] of Object.entries(adapter.rawTables)) {
    if (!name.endsWith('_locales')) continue;
    table.indexes = { ...table.indexes, parent: { name: `${name}_parent_idx`, on: '_parentID' } };
  }
  return hook.schema;
}
