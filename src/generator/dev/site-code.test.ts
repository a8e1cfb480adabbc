import { once } from 'node:events';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SiteCode, siteCode } from './site-code.ts';

/** A kit with two templates that renders nothing. */
const files = {
  'package.json': '{ "type": "module" }',
  'src/generator/plan.ts': '',
  'src/site/entry-server.tsx': `
    import './base.css';
    import styles from './shell.module.css';
    export const fontFiles = [styles.shell];
    export const templates = () => [import('./templates/home/home.tsx'), import('./templates/brand/brand.tsx')];
  `,
  'src/site/base.css': 'body { margin: 0 }',
  'src/site/shell.module.css': '.shell { margin: 1px }',
  'src/site/templates/home/home.tsx': "import './home.css';",
  'src/site/templates/home/home.css': 'main { margin: 2px }',
  'src/site/templates/brand/brand.tsx': "import './brand.css';",
  'src/site/templates/brand/brand.css': 'main { margin: 3px }',
};

const server = createServer();
const log = vi.fn<(text: string) => void>();
let root: string;
let code: SiteCode;
let browser: WebSocket;
let reloads = 0;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'kit-')));
  for (const [path, text] of Object.entries(files)) await write(path, text);
  code = await siteCode({ root, server, host: 'localhost', cache: join(root, 'cache'), log });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  browser = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`, 'vite-hmr');
  reloads = 0;
  browser.addEventListener('message', ({ data }) => {
    if (String(data).includes('"full-reload"')) reloads += 1;
  });
  await once(browser, 'open');
});

afterEach(async () => {
  browser.close();
  await code.close();
  server.close();
  server.closeAllConnections();
  await rm(root, { recursive: true });
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Writes a file until the change is noticed: a newly started watcher may miss one. */
async function change(path: string, text: string, noticed: () => void): Promise<void> {
  const writeAndLook = async () => {
    await write(path, text);
    noticed();
  };
  await vi.waitFor(writeAndLook, { timeout: 20_000, interval: 200 });
}

const reloaded = () => expect(reloads).toBeGreaterThan(0);

test("a template has the shell's styles and its own, in import order", async () => {
  const styles = await code.styles('template-home');
  expect(styles.match(/margin: \d/g)).toEqual(['margin: 0', 'margin: 1', 'margin: 2']);
});

test('class names in the styles match those in the code', async () => {
  const { fontFiles } = await code.renderer();
  expect(await code.styles('template-home')).toContain(`.${fontFiles[0]} {`);
});

test('a changed style sheet takes effect, and browsers reload', async () => {
  await code.styles('template-home');
  await change('src/site/templates/home/home.css', 'main { margin: 7px }', reloaded);
  expect(await code.styles('template-home')).toContain('margin: 7px');
});

test('a changed module takes effect, and browsers reload', async () => {
  await code.renderer();
  await change('src/site/entry-server.tsx', "export const fontFiles = ['new'];", reloaded);
  expect((await code.renderer()).fontFiles).toEqual(['new']);
});

test('a mistake in the code is reported until it is fixed', async () => {
  await write('src/site/templates/home/home.tsx', 'const = 1;');
  await expect(code.styles('template-home')).rejects.toThrow('home.tsx:1:7');
  await change('src/site/templates/home/home.tsx', '', reloaded);
  expect(await code.styles('template-home')).toContain('margin: 1px');
});

test('a missing module is found once it exists', async () => {
  await write('src/site/templates/home/home.tsx', "import './late.css';");
  await expect(code.styles('template-home')).rejects.toThrow('late.css');
  const late = 'src/site/templates/home/late.css';
  const found = async () => expect(await code.styles('template-home')).toContain('margin: 8px');
  const makeAnewAndLook = async () => {
    await rm(join(root, late), { force: true });
    // A file that reappears within 100 ms counts as changed.
    await setTimeout(200);
    await write(late, 'main { margin: 8px }');
    await vi.waitFor(found, { timeout: 2000 });
  };
  // A newly started watcher never notices a new file that it missed.
  await vi.waitFor(makeAnewAndLook, { timeout: 20_000 });
  reloaded();
});

test('a change of code outside the site asks for a restart', async () => {
  await change('src/generator/plan.ts', 'export {};', () =>
    expect(log).toHaveBeenCalledWith(expect.stringContaining('src/generator/plan.ts')),
  );
  expect(reloads).toBe(0);
});
