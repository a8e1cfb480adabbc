import { readFileSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { command, processesBelow, type Running, start } from './commands.ts';

const root = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const tarball = `schaufenster-${version}.tgz`;

let folder: string;
/** The shop as it comes out of its repository. */
let shop: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'));
  shop = join(folder, 'clone');
  await command(root, 'npm', 'pack', '--pack-destination', folder);
  const tool = join(folder, 'tool');
  await mkdir(tool);
  await writeFile(join(tool, 'package.json'), '{}');
  await command(tool, 'npm', 'install', `../${tarball}`);
  await command(tool, 'npx', 'schaufenster', 'new', '../my-shop');
  await commit(join(folder, 'my-shop'));
  await command(folder, 'git', 'clone', '--quiet', 'my-shop', 'clone');
  await rm(join(folder, 'my-shop'), { recursive: true });
  await rm(tool, { recursive: true });
  await rm(join(folder, tarball));
  // The registry may answer a minute later as it was an hour before, without a version of that hour.
  await command(shop, 'npm', 'ci', '--prefer-offline');
});

afterAll(() => rm(folder, { recursive: true }));

async function commit(repository: string): Promise<void> {
  const author = ['-c', 'user.name=Shop', '-c', 'user.email=shop@example.org'];
  await command(repository, 'git', 'init', '--quiet');
  await command(repository, 'git', 'add', '.');
  await command(repository, 'git', ...author, 'commit', '--quiet', '-m', 'Begin');
}

/** Runs a script of the shop that serves, and gives it with the address that it names. */
async function serve(script: string): Promise<{ running: Running; url: string }> {
  const running = start(shop, 'npm', 'run', script);
  onTestFinished(() => void running.child.kill());
  await expect.poll(() => running.output()).toMatch(/http:\S+/);
  return { running, url: /http:\S+/.exec(running.output())?.[0] ?? '' };
}

test('the package holds compiled code and its types, and neither tests nor the demo shop', async () => {
  const files = (await command(shop, 'tar', '-tf', tarball)).split('\n');
  expect(files).toContain('package/lib/cli.js');
  expect(files).toContain('package/lib/generator/build.d.ts');
  expect(files).toContain('package/starter/project.yaml');
  expect(files).toContain('package/lib/sbom.cdx.json');
  const unwanted = /\.test\.|\.fixture\.|\.examples\.|(?<!\.d)\.tsx?$|^package\/(?:content|src)\//;
  expect(files.filter((file) => unwanted.test(file))).toEqual([]);
});

test('a shop is installed without what only bundling needs', async () => {
  const packages = await readdir(join(shop, 'node_modules'));
  expect(packages).toContain('schaufenster');
  expect(packages).toEqual(expect.not.arrayContaining(['vite', 'react', 'maplibre-gl']));
  expect(packages).not.toContain('vite');
  expect(packages).not.toContain('react');
});

test('a shop is checked, and told which of its texts are samples', async () => {
  expect(await command(shop, 'npm', 'run', 'check')).toMatch(/\[sample-text\]\s+13 warnings\s/);
});

test('a shop is built, and again in no time', async () => {
  expect(await command(shop, 'npm', 'run', 'build')).toContain('26 rendered');
  expect(await command(shop, 'npm', 'run', 'build')).toContain('nothing has changed');
});

test('`npm start` serves from a process that keeps nothing of the build, and ends with its signal', async () => {
  await appendFile(join(shop, 'content/pages/home/de.md'), '\nEin neuer Satz.\n');
  const { running, url } = await serve('start');
  const home = await (await fetch(url)).text();
  expect(home).toContain('Ein neuer Satz.');
  const [script = ''] = /\/assets\/entry-client-[\w-]+\.js/.exec(home) ?? [];
  for (let at = 0; at < 200; at += 1) {
    expect((await fetch(new URL(at % 2 ? '/en/about' : script, url))).status).toBe(200);
  }
  const servers = (await processesBelow(running.child.pid ?? 0)).filter(({ line }) =>
    /^(?:\S*\/)?node\b.* start$/.test(line),
  );
  expect(servers).toHaveLength(1);
  console.log(`The server has ${servers[0]?.memory.toFixed(0)} MB.`);
  expect(servers[0]?.memory).toBeLessThan(120);
  await running.end('SIGTERM');
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
});

test('`npm run dev` shows a change of the content, and tells open browsers', async () => {
  const { running, url } = await serve('dev');
  const about = () => fetch(new URL('/en/about', url)).then((response) => response.text());
  const page = await about();
  expect(page).toContain('Two opticians');
  const [client = ''] = /src="(\/[^"]+)"/.exec(page) ?? [];
  const script = await (await fetch(new URL(client, url))).text();
  const [, changes = ''] = /EventSource\('([^']+)'\)/.exec(script) ?? [];
  const stream = (await fetch(new URL(changes, url))).body?.getReader();
  const file = join(shop, 'content/info_pages/about/en.md');
  await writeFile(file, (await readFile(file, 'utf8')).replace('Two opticians', 'Three opticians'));
  let told = '';
  while (!told.includes('data:')) {
    told += Buffer.from((await stream?.read())?.value ?? []).toString();
  }
  await expect.poll(about).toContain('Three opticians');
  const [entry = ''] = /\/assets\/entry-client-[\w-]+\.js/.exec(page) ?? [];
  expect((await fetch(new URL(entry, url))).status).toBe(200);
  await running.end('SIGTERM');
});

test('a shop remembers that its content suits the kit that it was updated to', async () => {
  const file = join(shop, 'package.json');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace(`"content": "${version}"`, '"content": "0.0.1"'));
  await command(shop, 'npm', 'run', 'check', '--', '--accept');
  expect(await readFile(file, 'utf8')).toBe(before);
});
