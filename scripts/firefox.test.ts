import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFirefox } from './firefox.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firefox-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Creates a program from lines of shell code, and returns its path. */
async function program(name: string, lines: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${lines}\n`);
  await chmod(path, 0o755);
  return path;
}

test('the first Firefox that is new enough is found', async () => {
  const broken = await program('broken', 'exit 1');
  const old = await program('old', 'echo Mozilla Firefox 140.2.0esr');
  const good = await program('good', 'echo Mozilla Firefox 153.7.0esr');
  expect(await findFirefox({ paths: [broken, old, good] })).toEqual({ path: good });
});

test('where there is none, it says why of each path', async () => {
  const broken = await program('broken', 'exit 1');
  const old = await program('old', 'echo Mozilla Firefox 140.2.0esr');
  const none = join(folder, 'none');
  expect(await findFirefox({ paths: [none, broken, old] })).toEqual({
    missing: expect.stringContaining(
      `${none} does not exist, ${broken} does not start, ${old} is 'Mozilla Firefox 140.2.0esr'.`,
    ) as string,
  });
});

test('a chosen path comes first', async () => {
  const [one, other] = await Promise.all(
    ['one', 'other'].map((name) => program(name, 'echo Mozilla Firefox 153.0')),
  );
  expect(await findFirefox({ chosen: other, paths: [one ?? ''] })).toEqual({ path: other });
});

test('a chosen path that is missing is an error that names the variable', async () => {
  const good = await program('good', 'echo Mozilla Firefox 153.0');
  const chosen = join(folder, 'none');
  await expect(findFirefox({ chosen, paths: [good] })).rejects.toThrow(
    `FIREFOX_PATH names no Firefox to test in: ${chosen} does not exist.`,
  );
});
