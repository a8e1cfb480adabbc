import { writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findChrome, findFirefox } from './browsers.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browsers-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Creates a program from lines of shell code, and returns its path. */
async function program(name: string, lines = ''): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${lines}\n`);
  await chmod(path, 0o755);
  return path;
}

describe('Chromium', () => {
  const noInstall = () => {
    throw new Error('Nothing may be installed.');
  };

  test('the path that the developer chose comes first', async () => {
    const [chosen, other] = await Promise.all([program('chosen'), program('other')]);
    expect(findChrome(chosen, [other], noInstall)).toBe(chosen);
    expect(findChrome('', [other], noInstall)).toBe(other);
  });

  test('a chosen path that is missing is an error that names the variable', () => {
    const chosen = join(folder, 'none');
    expect(() => findChrome(chosen, [], noInstall)).toThrow(`CHROME_PATH is '${chosen}'`);
  });

  test('if there is none, one is installed', () => {
    const path = join(folder, 'installed');
    const found = findChrome('', [join(folder, 'none'), path], () => {
      writeFileSync(path, '');
    });
    expect(found).toBe(path);
  });

  test('if none can be installed, the error says where it looked and what to do', () => {
    const path = join(folder, 'none');
    expect(() => findChrome('', [path], () => {})).toThrow(
      /There is no Chromium at .*none, .*apt-get install .* or set CHROME_PATH/,
    );
  });
});

describe('Firefox', () => {
  test('the first one that is new enough is found', async () => {
    const broken = await program('broken', 'exit 1');
    const old = await program('old', 'echo Mozilla Firefox 140.2.0esr');
    const good = await program('good', 'echo Mozilla Firefox 153.7.0esr');
    expect(findFirefox('', [broken, old, good])).toEqual({ path: good });
  });

  test('if there is none, the reason is given for each path', async () => {
    const broken = await program('broken', 'exit 1');
    const old = await program('old', 'echo Mozilla Firefox 140.2.0esr');
    const none = join(folder, 'none');
    expect(findFirefox('', [none, broken, old])).toEqual({
      missing: expect.stringContaining(
        `${none} does not exist, ${broken} does not start, ${old} is 'Mozilla Firefox 140.2.0esr'.`,
      ) as string,
    });
  });

  test('a chosen path comes first', async () => {
    const [one, other] = await Promise.all(
      ['one', 'other'].map((name) => program(name, 'echo Mozilla Firefox 153.0')),
    );
    expect(findFirefox(other, [one ?? ''])).toEqual({ path: other });
  });

  test('a chosen path that is missing is an error that names the variable', async () => {
    const good = await program('good', 'echo Mozilla Firefox 153.0');
    const chosen = join(folder, 'none');
    expect(() => findFirefox(chosen, [good])).toThrow(
      `FIREFOX_PATH names no Firefox to test in: ${chosen} does not exist.`,
    );
  });
});
