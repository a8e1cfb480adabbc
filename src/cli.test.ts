import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const cli = join(import.meta.dirname, 'cli.ts');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});

/** Starts the server where no build can succeed: a file stands where its cache belongs. */
async function startWithoutCache() {
  await writeFile(join(folder, 'cache'), '');
  const options = ['--dist', join(folder, 'dist'), '--cache', join(folder, 'cache')];
  const child = spawn(process.execPath, [cli, ...options, 'start'], {
    env: { ...process.env, PORT: '0' },
  });
  onTestFinished(() => void child.kill());
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  }
  return { child, output };
}

test('a release that is there is served although no new one can be built', async () => {
  const release = join(folder, 'dist/releases/first');
  await mkdir(join(release, 'site'), { recursive: true });
  await writeFile(join(release, 'site/index.html'), 'Start');
  const about = {
    id: 'first',
    time: '2027-03-14T09:30:00.000Z',
    languages: ['de'],
    redirects: [],
    headers: {},
  };
  await writeFile(join(release, 'release.json'), JSON.stringify(about));
  await symlink('releases/first', join(folder, 'dist/current'));
  const { output } = await startWithoutCache();
  await expect.poll(() => output.text, { timeout: 10_000 }).toContain('The shop is open');
  expect(output.text).toContain('Until this is mended, the last good release is served.');
  const [url = ''] = /http:\S+/.exec(output.text.slice(output.text.indexOf('The shop'))) ?? [];
  expect(await (await fetch(url)).text()).toBe('Start');
}, 15_000);

test('where there is no release, a build that cannot succeed ends the command', async () => {
  const { child } = await startWithoutCache();
  expect(await once(child, 'exit')).toEqual([1, null]);
}, 15_000);
