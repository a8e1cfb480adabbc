import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emlFolder } from '../mail/eml-folder.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { person, submission, temporaryFolder } from './store.fixture.ts';

const secret = 'Nobody may know of the ring';

/** A store on SQLite with one delivered message, in a folder that other users may read. */
async function openFolder(): Promise<{ store: Store; folder: string }> {
  const folder = join(await temporaryFolder(), 'data');
  await mkdir(folder);
  await chmod(folder, 0o755);
  const store = await openStore({ dataFolder: folder });
  onTestFinished(() => store.close());
  await store.accept(submission({ fields: { email: 'ada@example.org', message: secret } }));
  await store.outbox.deliverNext('mail', () => Promise.resolve({ delivered: true }));
  return { store, folder };
}

async function filesWith(text: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const name of await readdir(folder)) {
    if ((await readFile(join(folder, name))).includes(text)) files.push(name);
  }
  return files;
}

test('no other user of the machine can read what is stored', async () => {
  const { folder } = await openFolder();
  expect(await filesWith(secret, folder)).not.toEqual([]);
  for (const name of await readdir(folder)) {
    expect(`${name} ${((await stat(join(folder, name))).mode & 0o777).toString(8)}`).toBe(
      `${name} 600`,
    );
  }
});

test('files that others could read are closed to them at the start', async () => {
  const { store, folder } = await openFolder();
  const file = join(folder, 'schaufenster.db');
  await chmod(file, 0o644);
  const other = await openStore({ dataFolder: folder });
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
  await other.close();
  await expect(store.ready()).resolves.toBeUndefined();
});

test('what was erased stands in no file any more, while the server runs', async () => {
  const { store, folder } = await openFolder();
  await store.erase(person('ada@example.org'));
  expect(await filesWith(secret, folder)).toEqual([]);
});

test('what was kept for its time stands in no file any more', async () => {
  const { store, folder } = await openFolder();
  expect(await store.deleteBefore(Date.now() + 1000)).toBe(1);
  expect(await filesWith(secret, folder)).toEqual([]);
});

test('mails that became files go with the messages that they are of', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const store = await openStore({ dataFolder: folder });
  onTestFinished(() => store.close());
  const mails = join(folder, 'mail');
  for (const email of ['ada@example.org', 'bob@example.org']) {
    await store.accept(submission({ fields: { email, message: secret } }));
    await store.outbox.deliverNext('mail', async (delivery) => {
      if (delivery.mail) await emlFolder(mails).send(delivery);
      return { delivered: true };
    });
  }
  await writeFile(join(mails, 'kept.eml'), '');
  await store.erase(person('ada@example.org'));
  expect(await readdir(mails)).toHaveLength(2);
  await store.deleteBefore(Date.now() + 1000);
  expect(await readdir(mails)).toEqual(['kept.eml']);
});
