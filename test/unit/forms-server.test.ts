import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { timeTokens } from '#server/abuse/form-token.ts';
import { createSigner } from '#server/tokens/signer.ts';

const cli = join(import.meta.dirname, '../../src/cli.js');

const secret = 'a secret of the shop that is long enough';

const shop = {
  name: 'Lindenhof',
  sender: ['Lindenhof Brandt GmbH'],
  email: 'post@lindenhof.example',
  siteUrl: 'https://www.lindenhof.example',
  formsUrl: 'https://www.lindenhof.example',
  newsletter: false,
  pages: { de: { home: '/', thanks: '/danke', privacy: '/datenschutz' } },
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-forms-'));
});

interface Running {
  child: ChildProcess;
  output: { text: string };
  /** The address that it prints. */
  url: () => Promise<string>;
}

function run(command: string[], environment: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [cli, '--dist', join(folder, 'dist'), ...command], {
    env: {
      ...process.env,
      PORT: '0',
      SECRET: secret,
      DATA_DIR: join(folder, 'data'),
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  }
  const found = () => /(?:open: |taken at |Working on .*: )(http:\S+)/.exec(output.text)?.[1];
  const url = async () => {
    await expect.poll(found, { timeout: 60_000 }).toBeDefined();
    return found() ?? '';
  };
  return { child, output, url };
}

/** Sends a message that took five seconds to write. */
function sendMessage(url: string): Promise<Response> {
  const token = timeTokens(createSigner(secret), () => Date.now() - 5000).issue();
  const fields = {
    language: 'de',
    name: 'Änne Brandt',
    email: 'aenne@beispiel.example',
    message: 'Ist die Uhr schon fertig?',
    privacy: 'on',
    token,
  };
  const body = new URLSearchParams(fields);
  return fetch(`${url}/api/contact`, { method: 'POST', body, redirect: 'manual' });
}

/** The mails written to files, once there is one. */
async function mails(): Promise<string[]> {
  const mailFolder = join(folder, 'data/mail');
  const list = async () => (await readdir(mailFolder)).filter((name) => name.endsWith('.eml'));
  await expect.poll(async () => (await list().catch(() => [])).length).toBeGreaterThan(0);
  return Promise.all((await list()).map((name) => readFile(join(mailFolder, name), 'utf8')));
}

test('start accepts the forms of the release that it serves', async () => {
  const release = join(folder, 'dist/releases/first');
  await mkdir(join(release, 'site'), { recursive: true });
  await writeFile(join(release, 'site/index.html'), 'Start');
  const about = {
    id: 'first',
    time: '2027-03-14T09:30:00.000Z',
    languages: ['de'],
    redirects: [],
    headers: {},
    forms: shop,
  };
  await writeFile(join(release, 'release.json'), JSON.stringify(about));
  await symlink('releases/first', join(folder, 'dist/current'));
  // No build can succeed: a file is in place of its cache.
  await writeFile(join(folder, 'cache'), '');
  const url = await run(['--cache', join(folder, 'cache'), 'start']).url();
  expect(await (await fetch(url)).text()).toBe('Start');
  const answer = await sendMessage(url);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/danke']);
  expect(await mails()).toEqual([expect.stringContaining('To: post@lindenhof.example')]);
}, 120_000);

test('server accepts the forms of a site elsewhere, and ends without losing any', async () => {
  const file = join(folder, 'forms.json');
  await writeFile(file, JSON.stringify(shop));
  const { child, url } = run(['server', '--forms', file]);
  const answer = await sendMessage(await url());
  expect(answer.headers.get('location')).toBe('https://www.lindenhof.example/danke');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const again = run(['server', '--forms', file]);
  await again.url();
  expect(await mails()).toHaveLength(1);
}, 120_000);

test('dev accepts the forms of the content, and ends without losing any', async () => {
  const content = join(folder, 'shop');
  await cp(join(import.meta.dirname, '../fixtures/content-mistakes/_base'), content, {
    recursive: true,
  });
  await appendFile(join(content, 'project.yaml'), 'config: { forms: { endpoint: / } }\n');
  const command = ['--content', content, '--cache', join(folder, 'cache'), 'dev'];
  const { child, url } = run(command, { MAIL_TO: 'post@lindenhof.example' });
  const answer = await sendMessage(await url());
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/danke']);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await mails()).toHaveLength(1);
}, 120_000);

test('server reports all wrong settings at once', async () => {
  const { child, output } = run(['server'], { ALTCHA: 'sometimes', TRUSTED_PROXIES: '-1' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output.text).toContain('ALTCHA is "sometimes", but must be');
  expect(output.text).toContain('TRUSTED_PROXIES is "-1", but must be');
}, 120_000);

test('server reports what it lacks if there is no release with forms', async () => {
  const { child, output } = run(['server']);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output.text).toContain('does not tell of a shop. Build the site with an address');
}, 120_000);

test('the log warns of mails that nobody gets, and of an untrusted proxy', async () => {
  const file = join(folder, 'forms.json');
  await writeFile(file, JSON.stringify(shop));
  const { output, url } = run(['server', '--forms', file], { SMTP_URI: 'smtp://localhost' });
  await fetch(`${await url()}/api/form-token`, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  const warnings = () =>
    [...output.text.matchAll(/^\{"level":40,.*"msg":"(.*)"\}$/gm)].map(([, words]) => words);
  await expect
    .poll(warnings)
    .toEqual([
      'SMTP_URI is no setting; did you mean SMTP_URL?',
      expect.stringContaining('SMTP_URL is not set: mails are not sent'),
      expect.stringContaining('TRUSTED_PROXIES is 0'),
    ]);
}, 120_000);

test('metrics have a separate port, on this machine only', async () => {
  const file = join(folder, 'forms.json');
  await writeFile(file, JSON.stringify(shop));
  const METRICS_PORT = '9471';
  const url = await run(['server', '--forms', file], { METRICS_PORT, HOST: '0.0.0.0' }).url();
  await sendMessage(url);
  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(text).toContain('form_submissions_total{form="contact",outcome="accepted"} 1');
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  // Linux treats all of 127/8 as this machine.
  await expect(fetch(`http://127.0.0.2:${METRICS_PORT}/metrics`)).rejects.toThrow('fetch failed');
}, 120_000);
