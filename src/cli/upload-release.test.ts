import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { siteBuilder } from './site-builder.ts';
import { uploadRelease } from './upload-release.ts';

let folder: string;
let dist: string;

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  folder = await mkdtemp(join(tmpdir(), 'upload-release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  dist = join(folder, 'dist');
  await mkdir(join(dist, 'releases/one/site'), { recursive: true });
  await symlink('releases/one', join(dist, 'current'));
});

/** Creates a program from lines of shell code, and returns its path. */
async function program(lines: string): Promise<string> {
  const path = join(folder, 'upload');
  await writeFile(path, `#!/bin/sh\n${lines}\n`);
  await chmod(path, 0o755);
  return path;
}

test('the program receives the folder of the current release', async () => {
  await uploadRelease(await program(`echo "$1" > ${folder}/seen`), dist);
  expect(await readFile(join(folder, 'seen'), 'utf8')).toBe(`${dist}/releases/one/site\n`);
});

test('a failing program is an error with its last output', async () => {
  const failing = await program('echo Access denied. >&2; exit 3');
  await expect(uploadRelease(failing, dist)).rejects.toThrow(
    `PUBLISH_COMMAND, ${failing}, failed (status 3). Access denied.`,
  );
});

test('a program that cannot be run is an error that says how to fix it', async () => {
  const missing = join(folder, 'none');
  const message = `PUBLISH_COMMAND, ${missing}, cannot be run. Correct the path`;
  await expect(uploadRelease(missing, dist)).rejects.toThrow(message);
});

test('without a complete release, nothing is uploaded', async () => {
  const command = await program(`touch ${folder}/seen`);
  await expect(uploadRelease(command, folder)).rejects.toThrow('There is no release in');
  await writeFile(join(dist, 'current/pictures.json'), '[]');
  await expect(uploadRelease(command, dist)).rejects.toThrow('still being made');
  expect(existsSync(join(folder, 'seen'))).toBe(false);
});

test('a server kills a program that takes too long, with all its child processes', async () => {
  const slow = await program('sleep 60 & wait');
  const begun = performance.now();
  const builder = siteBuilder([], dist, { timeoutSeconds: 0.2, uploadCommand: slow });
  const failure = await builder.upload({ signal: new AbortController().signal });
  expect(failure).toMatchObject({
    cause: 'told',
    message: expect.stringContaining('took longer than 0.2 s (PUBLISH_TIMEOUT_SECONDS)') as string,
  });
  expect(performance.now() - begun).toBeLessThan(30_000);
});

test('closing the server ends the upload', async () => {
  const slow = await program('sleep 60');
  const builder = siteBuilder([], dist, { timeoutSeconds: 60, uploadCommand: slow });
  const failure = await builder.upload({ signal: AbortSignal.timeout(100) });
  expect(failure).toMatchObject({ message: expect.stringContaining('failed (SIGTERM)') as string });
});

test('a server without a program uploads nothing', async () => {
  const builder = siteBuilder([], dist, { timeoutSeconds: 60, uploadCommand: undefined });
  expect(await builder.upload({ signal: new AbortController().signal })).toBeUndefined();
});
