import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { submission, temporaryFolder } from '../../store/store.fixture.ts';
import { newDatabase } from './postgres.fixture.ts';
import { proxyTo, type TestProxy } from './proxy.fixture.ts';
import { withTimeLimit } from './time-limit.ts';

const postgres = inject('postgres');

/** A single connection with a query limit of half a second. */
async function limited(): Promise<{ database: Kysely<unknown>; proxy: TestProxy }> {
  const proxy = await proxyTo(await newDatabase(postgres ?? ''));
  const pool = new pg.Pool({ connectionString: proxy.url, max: 1 });
  const dialect = new PostgresDialect({ pool: withTimeLimit(pool, 500) });
  const database = new Kysely<unknown>({ dialect });
  onTestFinished(() => database.destroy());
  return { database, proxy };
}

describe.skipIf(!postgres)('a query', () => {
  test('that is answered in time keeps its connection', async () => {
    const { database } = await limited();
    const ids = [await connectionOf(database), await connectionOf(database)];
    expect(ids[0]).toBe(ids[1]);
  });

  test('that takes too long is rejected, and the next one gets another connection', async () => {
    const { database } = await limited();
    const before = await connectionOf(database);
    await expect(sql`SELECT pg_sleep(60)`.execute(database)).rejects.toThrow('within 500 ms');
    expect(await connectionOf(database)).not.toBe(before);
  });

  test('that is lost as a transaction begins leaves no connection behind', async () => {
    const { database, proxy } = await limited();
    await connectionOf(database);
    proxy.swallow();
    const lost = database.transaction().execute((transaction) => connectionOf(transaction));
    await expect(lost).rejects.toThrow('within 500 ms');
    proxy.restore();
    await expect(connectionOf(database)).resolves.toBeGreaterThan(0);
  });
});

test.skipIf(!postgres)(
  'a message is refused while PostgreSQL is silent, and accepted once it is back',
  async () => {
    const proxy = await proxyTo(await newDatabase(postgres ?? ''));
    const store = await openStore({ databaseUrl: proxy.url, dataFolder: await temporaryFolder() });
    onTestFinished(() => store.close());
    proxy.swallow();
    await expect(store.accept(submission())).rejects.toThrow('within 15000 ms');
    proxy.restore();
    await expect(store.accept(submission())).resolves.toMatchObject({ repeated: false });
  },
);

/** The process id of PostgreSQL's end of the connection. */
async function connectionOf(database: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(database);
  return rows[0]?.pid ?? 0;
}
