import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesSource } from '#content/files/files-source.ts';
import { contentFrom, fakeCms } from '../fakes/cms.ts';

const kit = join(import.meta.dirname, '../..');

test('a command reads the content system that the environment names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'commands-'));
  const cms = await fakeCms(await contentFrom(filesSource(join(kit, 'starter'))));
  onTestFinished(async () => {
    await cms.close();
    await rm(folder, { recursive: true });
  });
  const shop = join(folder, 'shop');
  const child = spawn(process.execPath, [join(kit, 'src/cli.ts'), 'export', shop], {
    cwd: folder,
    env: { ...process.env, CMS_URL: cms.url, CMS_KEY: cms.key },
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(existsSync(join(shop, 'company.yaml'))).toBe(true);
  expect(existsSync(join(folder, '.cache/cms'))).toBe(true);
}, 60_000);
