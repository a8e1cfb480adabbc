import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { withTimeLimit } from './time-limit.ts';

/** How long busy connections may delay closing, ms. */
const grace = 2000;

/** How long the server waits for a connection, ms. */
const timeoutMs = 5000;

/** How long a query may take, ms. */
const limit = 15_000;

export function postgresDatabase(url: string): Database {
  const pool = connections(url);
  const tables = tablesAt(withTimeLimit(pool, limit));

  async function end(lastUse?: Promise<unknown>): Promise<void> {
    await lastUse;
    if (!pool.ending) await pool.end();
  }

  return {
    engine: { kind: 'postgres' },
    tables,
    unlimited: tablesAt(pool),
    // PostgreSQL's autovacuum does this.
    async scrub() {},
    async close(lastUse) {
      // A delivery in progress keeps its connection, and the lock on its row, until the process
      // ends.
      await Promise.race([end(lastUse), sleep(grace, undefined, { ref: false })]);
    },
  };
}

function tablesAt(pool: PostgresPool): Kysely<Tables> {
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

function connections(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'schaufenster',
    types,
    verify: (client, done) => client.query(session, (error) => done(error)),
  });
  // A broken connection reports its error to its current or next query, so it needs no handling
  // here. The pool only listens to idle connections, and an error event without a listener would
  // end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Applied to each new connection: commits wait for the disk, whatever the database's default; and
 * the rows of a sender whose machine is gone are unlocked, but later than any delivery ends.
 */
const session: pg.QueryConfig & { query_timeout: number } = {
  text: "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = '20min'",
  query_timeout: timeoutMs,
};

/** Times are 64-bit integers in the database and numbers in JavaScript. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};
