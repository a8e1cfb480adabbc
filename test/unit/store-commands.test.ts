import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/open-store.ts';

const cli = join(import.meta.dirname, '../../src/cli.js');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-commands-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

/** Runs a command in the folder, without environment variables, to its end. */
async function run(...command: string[]) {
  const child = spawn(process.execPath, [cli, ...command], { cwd: folder, env: {} });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { output, errors, code: child.exitCode };
}

test("a command without the server's settings finds no store, creates none, and says so", async () => {
  const { output, errors, code } = await run('subscribers', 'erase', 'ada@example.org');
  expect([output, code]).toEqual(['', 1]);
  expect(errors).toContain('data/schaufenster.db (DATA_DIR) cannot be opened: There is none.\n');
  expect(errors).toContain('Give the command the settings of the server, by --settings');
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test("a command reads the server's settings from their file, and names the store", async () => {
  await (await openStore({ dataFolder: join(folder, 'kept') })).close();
  await writeFile(join(folder, 'shop.env'), '# Settings\nDATA_DIR=kept\n');
  const { output, errors } = await run('--settings', 'shop.env', 'outbox', 'list');
  expect(output).toContain('0 parked, 0 waiting.');
  expect(errors).toMatch(/^The database is .*\/kept\/schaufenster\.db$/m);
});

test('a missing settings file is named', async () => {
  const { errors, code } = await run('--settings', 'none.env', 'outbox', 'list');
  expect(errors).toContain('none.env cannot be read: ENOENT');
  expect(code).toBe(1);
});
