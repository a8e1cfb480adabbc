import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { FormsShop } from '#model/forms/shop.ts';
import { timeTokens } from '#server/abuse/form-token.ts';
import { createSigner } from '#server/tokens/signer.ts';
import type { Row } from './table.ts';

const cli = new URL('../src/cli.js', import.meta.url).pathname;

/** Measures how long the server answers nobody. */
const preload = new URL('report-stops.ts', import.meta.url).pathname;

const secret = randomBytes(32).toString('hex');

/** Tokens that are five seconds old. */
const tokens = timeTokens(createSigner(secret), () => Date.now() - 5000);

const connections = 64;

const shop: FormsShop = {
  name: 'Bench',
  sender: ['Bench'],
  email: 'shop@bench.example',
  siteUrl: 'https://bench.example',
  formsUrl: 'https://bench.example',
  newsletter: false,
  pages: {},
};

/**
 * Measures how many contact messages per second the server stores, each on the disk before its
 * response, while their mails are written to files; alone, with as many connections that send
 * messages to be refused, and with a few that send the largest bodies. The load comes from the same
 * machine. The longest stop is the processor time in which the server answered nobody else.
 */
export async function benchForms(seconds: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'schaufenster-bench-'));
  const server = await startServer(folder);
  try {
    await cannon(server.url, good, 2);
    await cannon(server.url, huge, 2, 2);
    const [[alone], stopAlone] = await longestStop(server, [cannon(server.url, good, seconds)]);
    const [[flooded, flood], stopFlooded] = await longestStop(server, [
      cannon(server.url, good, seconds),
      cannon(server.url, bad, seconds),
    ]);
    const [[beside, giants], stopBeside] = await longestStop(server, [
      cannon(server.url, good, seconds),
      cannon(server.url, huge, seconds, 2),
    ]);
    return [
      row('contact messages stored', alone, '2xx', stopAlone),
      row('the same beside refused ones', flooded, '2xx', stopFlooded),
      row('refused ones', flood, '4xx', stopFlooded),
      row('the same beside bodies of 250 KB', beside, '2xx', stopBeside),
      row('bodies of 250 KB', giants, '4xx', stopBeside),
    ];
  } finally {
    server.child.kill();
    await once(server.child, 'exit');
    await rm(folder, { recursive: true });
  }
}

interface Server {
  url: string;
  child: ChildProcess;
}

/** A separate server, as an owner runs it behind one proxy. */
async function startServer(folder: string): Promise<Server> {
  const forms = join(folder, 'forms.json');
  await writeFile(forms, JSON.stringify(shop));
  const args = ['--import', preload, cli, 'server', '--forms', forms];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      SECRET: secret,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = child;
  if (!stdout) throw new Error('The server has no output.');
  const [first] = (await once(stdout.setEncoding('utf8'), 'data')) as [string];
  stdout.resume();
  const url = /http:\S+/.exec(first)?.[0];
  if (url === undefined) throw new Error(`The server did not start: ${first}`);
  return { url, child };
}

/** A different visitor each time, from another network. */
function good(): { body: string; from: string } {
  const id = randomBytes(6).toString('hex');
  const body = {
    language: 'de',
    page: '/kontakt',
    name: `Visitor ${id}`,
    email: `${id}@visitor.example`,
    message: `Is the watch ready? ${'It ran late by a minute a day. '.repeat(10)}`,
    privacy: true,
    token: tokens.issue(),
  };
  return { body: JSON.stringify(body), from: anyAddress() };
}

/** Without a token, without a mail address, or endless. */
function bad(): { body: string; from: string } {
  const { token: _, ...body } = JSON.parse(good().body) as Record<string, unknown>;
  const kinds = [body, { ...body, email: 'visitor' }, { ...body, website: 'https://spam.example' }];
  return { body: JSON.stringify(kinds[randomInt(kinds.length)]), from: anyAddress() };
}

/** What takes longest to refuse of all that a body may hold. */
function huge(): { body: string; from: string } {
  const { body, from } = good();
  const message = JSON.parse(body) as Record<string, unknown>;
  const names = Array.from({ length: 20_000 }, (_, at) => `field${at}`);
  const kinds = [
    { ...message, name: `e${'\u0301\u0316'.repeat(60_000)}` },
    { ...message, message: '\r'.repeat(120_000) },
    { ...message, ...Object.fromEntries(names.map((name) => [name, 0])) },
  ];
  return { body: JSON.stringify(kinds[randomInt(kinds.length)]), from };
}

/** Waits for these, and for the longest time in which the server did nothing else meanwhile, ms. */
async function longestStop<Results extends unknown[]>(
  { child }: Server,
  work: { [At in keyof Results]: Promise<Results[At]> },
): Promise<[Results, number]> {
  child.send('begin');
  const results = await Promise.all(work);
  child.send('end');
  const [stop] = (await once(child, 'message')) as [number];
  return [results, stop];
}

function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

function cannon(
  url: string,
  make: () => { body: string; from: string },
  duration: number,
  lanes = connections,
): Promise<autocannon.Result> {
  return autocannon({
    url: `${url}/api/contact`,
    method: 'POST',
    connections: lanes,
    duration,
    requests: [
      {
        setupRequest(request) {
          const { body, from } = make();
          const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
          return { ...request, body, headers };
        },
      },
    ],
  });
}

function row(name: string, result: autocannon.Result, kind: '2xx' | '4xx', stop: number): Row {
  const total = result['2xx'] + result.non2xx + result.errors;
  return {
    name,
    'a second': (result[kind] / result.duration).toFixed(0),
    'as expected': `${((100 * result[kind]) / total).toFixed(1)} %`,
    median: `${result.latency.p50} ms`,
    p99: `${result.latency.p99} ms`,
    'longest stop': `${stop.toFixed(0)} ms`,
  };
}
