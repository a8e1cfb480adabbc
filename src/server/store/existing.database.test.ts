import { existsSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { postgresDatabase } from '../database/postgres/database.ts';
import { sqliteDatabase } from '../database/sqlite/database.ts';
import { openStore, sqliteFile } from './open-store.ts';
import { emptyDatabase, submission } from './store.fixture.ts';

type Place = Awaited<ReturnType<typeof emptyDatabase>>;

type Migrations = Record<'kysely_migration', Record<'name' | 'timestamp', string>>;

/** A store that a server has made and left, whose list of migrations is then changed. */
async function madeStore(change?: (database: Database['tables']) => Promise<unknown>) {
  const place = await emptyDatabase();
  const store = await openStore(place);
  await store.accept(submission());
  await store.close();
  if (change) await inDatabase(place, change);
  return place;
}

async function inDatabase(
  { databaseUrl, dataFolder }: Place,
  work: (database: Database['tables']) => Promise<unknown>,
): Promise<void> {
  const database =
    databaseUrl === undefined
      ? sqliteDatabase(sqliteFile(dataFolder))
      : postgresDatabase(databaseUrl);
  await work(database.tables);
  await database.close();
}

test('a store is opened where a server has made one', async () => {
  const store = await openStore({ ...(await madeStore()), existing: true });
  onTestFinished(() => store.close());
  expect(await store.outbox.counts()).toMatchObject({ waiting: 1 });
});

test('no store is made where there is none', async () => {
  const place = await emptyDatabase();
  await expect(openStore({ ...place, existing: true })).rejects.toThrow(
    /^(?:There is none|No server has stored anything there)\.$/,
  );
  expect(existsSync(sqliteFile(place.dataFolder))).toBe(false);
});

test('a store of an earlier version is left to the server', async () => {
  const place = await madeStore((database) =>
    database
      .$extendTables<Migrations>()
      .deleteFrom('kysely_migration')
      .where('name', '>', '2026-11-21 first')
      .execute(),
  );
  await expect(openStore({ ...place, existing: true })).rejects.toThrow('Start the server once');
});

test.each([true, false])(
  'a store of a later version is refused (existing: %s)',
  async (existing) => {
    const place = await madeStore((database) =>
      database
        .$extendTables<Migrations>()
        .insertInto('kysely_migration')
        .values({ name: '2099-01-01 later', timestamp: '2099-01-01T00:00:00.000Z' })
        .execute(),
    );
    await expect(openStore({ ...place, existing })).rejects.toThrow(
      'A later version of the kit made it: 2099-01-01 later is not known to this one. Install that version again',
    );
  },
);

test('tables that were converted by half are left as they are, and the owner learns what to do', async () => {
  const place = await madeStore((database) =>
    database.$extendTables<Migrations>().deleteFrom('kysely_migration').execute(),
  );
  await expect(openStore(place)).rejects.toThrow('were left as they are. Go back to the version');
});
