import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { lockBuilds } from './lock.ts';

function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'lock-'));
}

test('a second build is refused while the first runs', async () => {
  const dist = await emptyFolder();
  const unlock = lockBuilds(dist);
  expect(() => lockBuilds(dist)).toThrow(`Another build (process ${process.pid}) is writing`);
  unlock();
});

test('the next build may start once the first is done', async () => {
  const dist = await emptyFolder();
  lockBuilds(dist)();
  expect(() => lockBuilds(dist)()).not.toThrow();
});

test('a killed build does not block others', async () => {
  const dist = await emptyFolder();
  const module = new URL('lock.ts', import.meta.url).href;
  const script = `import { lockBuilds } from ${JSON.stringify(module)};
    lockBuilds(${JSON.stringify(dist)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(child.stdout, 'data');
  expect(() => lockBuilds(dist)).toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(() => lockBuilds(dist)()).not.toThrow();
});

test('the error for a damaged lock names it, and says how to fix it', async () => {
  const dist = await emptyFolder();
  await writeFile(join(dist, 'build.lock'), 'x'.repeat(1000));
  expect(() => lockBuilds(dist)).toThrow(/build\.lock cannot be taken .* delete it/);
});

test('on a full disk, the error does not suggest deleting the lock', async () => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
    throw full;
  });
  const dist = await emptyFolder();
  expect(() => lockBuilds(dist)).toThrow(/disk is full\)\. Make room on the disk and try again\.$/);
  exec.mockRestore();
});
