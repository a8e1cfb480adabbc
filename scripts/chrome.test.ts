import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChrome } from './chrome.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chrome-'));
  path = join(folder, 'chromium');
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function program(text: string, file = path): Promise<void> {
  await writeFile(file, `#!/bin/sh\n${text}\n`);
  await chmod(file, 0o755);
}

const nothing = { paths: [], installs: [] };

test('the path that the developer chose comes first', async () => {
  await program('echo Chromium 150');
  await expect(findChrome({ paths: ['/bin/true'], installs: [], chosen: path })).resolves.toBe(
    path,
  );
});

test('a chosen path that is missing is an error that names the variable', async () => {
  await expect(findChrome({ ...nothing, chosen: path })).rejects.toThrow(
    `CHROME_PATH is '${path}'`,
  );
});

test('a program that does not start is passed over', async () => {
  const stub = join(folder, 'stub');
  await program('echo Requires the chromium snap; exit 1', stub);
  await program('echo Chromium 150');
  await expect(findChrome({ paths: [stub, path], installs: [] })).resolves.toBe(path);
});

test('where none is found, one is installed', async () => {
  const install = `printf '#!/bin/sh\\n' > ${path} && chmod +x ${path}`;
  await expect(findChrome({ paths: [path], installs: ['false', install] })).resolves.toBe(path);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(install));
});

test('where none can be installed, the error says what was tried and how to mend it', async () => {
  const install = 'echo No network. >&2; exit 1';
  const error = await findChrome({ paths: [path], installs: [install] }).catch(String);
  expect(error).toContain(`Looked for ${path}.`);
  expect(error).toContain(`${install}: No network.`);
  expect(error).toContain('set CHROME_PATH');
});
