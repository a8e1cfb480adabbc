import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { submission, temporaryFolder } from '../store/store.fixture.ts';
import { backUp } from './backup.ts';

/** A server's data folder, which is in use. */
async function dataInUse() {
  const dataFolder = await temporaryFolder();
  const store = await openStore({ dataFolder });
  onTestFinished(() => store.close());
  await writeFile(join(dataFolder, 'secret'), 'secret\n', { mode: 0o600 });
  await store.accept(submission());
  return { dataFolder, databaseUrl: undefined, secret: undefined };
}

test('a backup of a running server can be opened in its place', async () => {
  const settings = await dataInUse();
  const folder = join(await temporaryFolder(), 'backups/today');
  expect(await backUp(settings, folder)).toContain(`${folder}/schaufenster.db`);
  for (const name of ['schaufenster.db', 'secret']) {
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
  const store = await openStore({ dataFolder: folder, existing: true });
  onTestFinished(() => store.close());
  expect(await store.outbox.counts()).toMatchObject({ waiting: 1 });
});

test('a backup takes the place of no other', async () => {
  const settings = await dataInUse();
  const folder = await temporaryFolder();
  await backUp(settings, folder);
  await expect(backUp(settings, folder)).rejects.toThrow(`There is no backup in ${folder}: EEXIST`);
});

test('PostgreSQL is left to its own program', async () => {
  const settings = { ...(await dataInUse()), databaseUrl: 'postgres://localhost/shop' };
  await expect(backUp(settings, await temporaryFolder())).rejects.toThrow('pg_dump');
});

test('old backups go, and nothing else in their folder', async () => {
  const settings = await dataInUse();
  const around = await temporaryFolder();
  await mkdir(join(around, 'photos'));
  for (const [at, name] of ['monday', 'tuesday', 'wednesday'].entries()) {
    await backUp(settings, join(around, name));
    await utimes(join(around, name, 'schaufenster.db'), at + 1, at + 1);
  }
  expect(await backUp(settings, join(around, 'thursday'), 2)).toContain('monday was deleted');
  expect((await readdir(around)).toSorted()).toEqual(['photos', 'thursday', 'wednesday']);
});
