import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../open-store.ts';
import { postgresClaims } from './claims.ts';

/** How long connections in use may hold up the end, ms. */
const grace = 2000;

/** How long the server waits for a connection, ms. */
const patience = 5000;

export function postgresDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    application_name: 'schaufenster',
    types,
  });
  // An idle connection that breaks is replaced by the next query.
  pool.on('error', () => {});
  const tables: Database['tables'] = new Kysely({
    dialect: new PostgresDialect({ pool, onCreateConnection: prepareSession }),
  });
  const claims = postgresClaims(tables);
  return {
    tables,
    claims,
    async close() {
      await claims.close();
      // A delivery that goes on keeps its connection, and its row, until the process ends.
      await Promise.race([tables.destroy(), sleep(grace, undefined, { ref: false })]);
    },
  };
}

/**
 * A commit waits for the disk, whatever the database's own setting; a sender whose machine is gone
 * gives its rows back, later than any delivery ends.
 */
async function prepareSession(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(
    CompiledQuery.raw(
      "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = '20min'",
    ),
  );
}

/** Times are 64 bits wide in the database, and numbers here. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};
