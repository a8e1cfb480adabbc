import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestContext, test } from 'vitest';
import { timeTokens } from '#server/abuse/form-token.ts';
import { startSmtp } from '#server/mail/smtp.fixture.ts';
import { createSigner } from '#server/tokens/signer.ts';
import packageJson from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const secret = 'a-secret-of-the-shop-that-is-long-enough';

/** A shop as npm installs it, with a release that is served because no other can be built. */
async function makeShop({ onTestFinished }: TestContext): Promise<string> {
  const shop = await mkdtemp(join(tmpdir(), 'stop-'));
  onTestFinished(() => rm(shop, { recursive: true }));
  const programs = join(shop, 'node_modules/.bin');
  await mkdir(programs, { recursive: true });
  await symlink(process.execPath, join(programs, 'node'));
  await symlink(join(root, 'src/cli.js'), join(programs, 'schaufenster'));
  const site = join(shop, 'dist/releases/first/site');
  await mkdir(site, { recursive: true });
  await writeFile(join(site, 'index.html'), 'Start');
  await writeFile(join(site, '../release.json'), JSON.stringify(release));
  await symlink('releases/first', join(shop, 'dist/current'));
  await writeFile(join(shop, '.cache'), '');
  return shop;
}

const release = {
  id: 'first',
  time: '2027-03-14T09:30:00.000Z',
  languages: ['de'],
  redirects: [],
  headers: {},
  forms: {
    name: 'Lindenhof',
    sender: ['Lindenhof Brandt GmbH'],
    email: 'post@lindenhof.example',
    siteUrl: 'https://www.lindenhof.example',
    formsUrl: 'https://www.lindenhof.example',
    newsletter: false,
    pages: { de: { home: '/', thanks: '/danke', privacy: '/datenschutz' } },
  },
};

const runners = [
  { runner: 'the unit', command: unitCommand, isAlone: true },
  { runner: 'the image', command: imageCommand, isAlone: true },
  { runner: '`npm start` of the kit', command: npmStart, isAlone: false },
];

test.concurrent.for(runners)(
  '$runner ends cleanly on a signal: no request is cut off, no mail sent twice',
  { timeout: 120_000 },
  async ({ command, isAlone }, context) => {
    const { expect, onTestFinished } = context;
    const shop = await makeShop(context);
    const delivery = Promise.withResolvers<void>();
    const smtp = await startSmtp({ data: () => delivery.promise });
    onTestFinished(() => smtp.close());
    const line = await command(shop);
    const begin = () => start(shop, line, { smtp: smtp.url, isAlone, context });
    const server = await begin();
    await send(server.url, 'Ist die Uhr schon fertig?').finish();
    await expect.poll(() => smtp.busiest).toBe(1);
    const slow = send(server.url, 'Haben Sie am Samstag offen?');
    await slow.begun;

    server.child.kill('SIGTERM');
    await expect.poll(() => answers(server.url), { interval: 50 }).toBe(false);
    expect(await slow.finish()).toMatch(/^HTTP\/1\.1 303 /);
    delivery.resolve();
    const [code] = await server.ended;
    if (isAlone) expect(code).toBe(0);

    const again = await begin();
    await expect.poll(() => smtp.received.length).toBe(2);
    await pause(500);
    again.child.kill('SIGTERM');
    await again.ended;
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(2);
    expect(smtp.received).toHaveLength(2);
  },
);

async function unitCommand(shop: string): Promise<string[]> {
  const unit = await readFile(join(root, 'deploy/schaufenster.service'), 'utf8');
  const line = /^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '';
  return line.replaceAll('/srv/shop', shop).split(' ');
}

async function imageCommand(): Promise<string[]> {
  const image = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
  return JSON.parse(/^CMD (.+)$/m.exec(image)?.[1] ?? '[]') as string[];
}

async function npmStart(shop: string): Promise<string[]> {
  const { scripts } = packageJson;
  await writeFile(
    join(shop, 'package.json'),
    JSON.stringify({ scripts: { start: scripts.start } }),
  );
  for (const name of ['src', 'scripts']) await symlink(join(root, name), join(shop, name));
  return ['npm', 'start'];
}

interface Server {
  url: string;
  child: ChildProcess;
  /** Exit code and signal, once all of its processes have ended. */
  ended: Promise<[number | null, NodeJS.Signals | null]>;
}

interface StartOptions {
  smtp: string;
  /**
   * Whether remaining processes are killed when the first has ended, as in a container and with
   * `KillMode=mixed`.
   */
  isAlone: boolean;
  context: TestContext;
}

async function start(
  shop: string,
  [program = '', ...words]: string[],
  { smtp, isAlone, context: { expect, onTestFinished } }: StartOptions,
): Promise<Server> {
  const child = spawn(program, words, {
    cwd: shop,
    detached: true,
    env: {
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      HOME: shop,
      PORT: '0',
      SECRET: secret,
      DATA_DIR: join(shop, 'data'),
      SMTP_URL: smtp,
      MAIL_FROM: 'post@lindenhof.example',
    },
  });
  const kill = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All have ended.
    }
  };
  if (isAlone) child.once('exit', kill);
  onTestFinished(kill);
  const ended = once(child, 'close') as Server['ended'];
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (printed += part));
  }
  const url = () => /open: (http:\S+)/.exec(printed)?.[1] ?? '';
  await expect.poll(url, { message: 'the address of the server', timeout: 60_000 }).not.toBe('');
  return { url: url(), child, ended };
}

/** Sends a message except for its last bytes, which `finish` sends; it returns the response. */
function send(
  url: string,
  message: string,
): { begun: Promise<unknown>; finish: () => Promise<string> } {
  const token = timeTokens(createSigner(secret), () => Date.now() - 5000).issue();
  const body = new URLSearchParams({
    language: 'de',
    name: 'Änne Brandt',
    email: 'aenne@beispiel.example',
    message,
    privacy: 'on',
    token,
  }).toString();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  const head = [
    'POST /api/contact HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -9)}`);
  return {
    // The server has it by then.
    begun: once(socket, 'connect').then(() => pause(200)),
    async finish() {
      socket.write(body.slice(-9));
      return text(socket);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  return response !== undefined;
}
