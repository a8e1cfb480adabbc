import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const cli = join(import.meta.dirname, 'cli.js');

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
    stream.setEncoding('utf8').on('data', (part: string) => (output.text += part));
  }
  return { child, output };
}

test('a release that is there is served although no new one can be built, and says where mails go', async () => {
  const release = join(folder, 'dist/releases/first');
  await mkdir(join(release, 'site'), { recursive: true });
  await writeFile(join(release, 'site/index.html'), 'Start');
  const about = {
    id: 'first',
    time: '2027-03-14T09:30:00.000Z',
    languages: ['de'],
    redirects: [],
    headers: {},
    forms: {
      name: 'Lindenhof',
      sender: ['Lindenhof Brandt GmbH'],
      siteUrl: 'https://www.lindenhof.example',
      formsUrl: 'https://www.lindenhof.example',
      newsletter: false,
      pages: {},
    },
  };
  await writeFile(join(release, 'release.json'), JSON.stringify(about));
  await symlink('releases/first', join(folder, 'dist/current'));
  const { output } = await startWithoutCache();
  await expect.poll(() => output.text, { timeout: 60_000 }).toContain('The shop is open');
  expect(output.text).toContain('Forms are taken here: each mail becomes a file in ');
  expect(output.text).not.toContain('"level"');
  expect(output.text).toContain('Until this is mended, the last good release is served.');
  const [url = ''] = /http:\S+/.exec(output.text.slice(output.text.indexOf('The shop'))) ?? [];
  expect(await (await fetch(url)).text()).toBe('Start');
}, 90_000);

test('where there is no release, a build that cannot succeed ends the command', async () => {
  const { child } = await startWithoutCache();
  expect(await once(child, 'exit')).toEqual([1, null]);
}, 90_000);

const starter = join(import.meta.dirname, '../starter');

/** Runs a command in the folder, whose releases and cache are to lie there too. */
function runHere(...command: string[]) {
  const child = spawn(process.execPath, [cli, '--content', starter, ...command], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
  });
  onTestFinished(() => void child.kill());
  return child;
}

test('releases and cache lie below the folder where the command runs', async () => {
  expect(await once(runHere('build', '--no-compress'), 'exit')).toEqual([0, null]);
  expect(existsSync(join(folder, 'dist/current/site/index.html'))).toBe(true);
  expect(existsSync(join(folder, '.cache/bundle'))).toBe(true);
}, 120_000);

test('check writes for programs what is wrong, and nothing else', async () => {
  const shop = join(folder, 'shop');
  await cp(starter, shop, { recursive: true });
  await appendFile(join(shop, 'project.yaml'), 'no_such_field: 1\n');
  const child = runHere('--content', shop, 'check', '--json');
  const output = text(child.stdout);
  expect(await once(child, 'exit')).toEqual([1, null]);
  const { diagnostics } = JSON.parse(await output) as { diagnostics: { severity: string }[] };
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'unknown-field', place: { document: 'project.yaml' } },
  ]);
}, 60_000);

test('a signal that comes while the site is built ends the command and the build', async () => {
  const child = runHere('start');
  await once(child.stderr, 'data');
  child.kill('SIGTERM');
  // The streams end with the last process that writes to them.
  expect(await once(child, 'close')).toEqual([null, 'SIGTERM']);
  expect(existsSync(join(folder, 'dist/current'))).toBe(false);
}, 60_000);

test('an older Node is named, with the way to start a newer one', async () => {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
  const child = spawn(process.execPath, [
    '--import',
    `data:text/javascript,${older}`,
    cli,
    'build',
  ]);
  const [words] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(words).toMatch(/^Schaufenster needs Node 24, and was started by Node 20\.20\.2\. .+\n$/);
  expect(child.exitCode).toBe(1);
});
