import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptSecret } from './secret.ts';
import { temporaryFolder } from '../store/store.fixture.ts';

test('a secret is created once, even if several processes start at the same moment', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const secrets = await Promise.all([keptSecret(folder), keptSecret(folder)]);
  secrets.push(await keptSecret(folder));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThan(40);
});

test('only the owner may read it', async () => {
  const folder = await temporaryFolder();
  await keptSecret(folder);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
});

test('a file with other contents is not accepted as a secret', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'secret'), 'short\n');
  await expect(keptSecret(folder)).rejects.toThrow('holds no secret. Delete it');
});

test('a file instead of the data folder is reported with its setting', async () => {
  const file = join(await temporaryFolder(), 'data');
  await writeFile(file, '');
  await expect(keptSecret(file)).rejects.toThrow(`DATA_DIR is "${file}", which cannot be a folder`);
});
