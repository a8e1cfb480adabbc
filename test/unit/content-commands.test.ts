import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesSource } from '#content/files/files-source.ts';
import { contentFrom, fakeCms } from '../fakes/cms.ts';

const kit = join(import.meta.dirname, '../..');

test('a command reads the content system named by the environment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'commands-'));
  const cms = await fakeCms(await contentFrom(filesSource(join(kit, 'starter'))));
  onTestFinished(async () => {
    await cms.close();
    await rm(folder, { recursive: true });
  });
  const shop = join(folder, 'shop');
  const child = spawn(process.execPath, [join(kit, 'src/cli.js'), 'export', shop], {
    cwd: folder,
    env: { ...process.env, CMS_URL: cms.url, CMS_KEY: cms.key },
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(existsSync(join(shop, 'company.yaml'))).toBe(true);
  expect(existsSync(join(folder, '.cache/cms'))).toBe(true);
}, 60_000);

test("the demo shop's items survive a round trip through a spreadsheet", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'commands-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const table = join(folder, 'items.csv');
  expect(command('export-items', table)).toMatchObject({ status: 0, stderr: '' });
  const { status, stdout } = command('import-items', table, '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^0 new items, 0 changed, 2\d\d as they were\.\n$/);
}, 60_000);

test('a table with a mistake is rejected with its line and column', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'commands-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const table = join(folder, 'items.csv');
  await writeFile(table, 'slug;Preis\nkissen-salbei-40;teuer\n');
  const { status, stdout, stderr } = command('import-items', table);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/line 2, Preis: "teuer" is no price\..*Nothing was written\.\n$/s);
}, 60_000);

function command(...options: string[]) {
  return spawnSync(process.execPath, ['src/cli.js', ...options], { cwd: kit, encoding: 'utf8' });
}
