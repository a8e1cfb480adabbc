import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publishStatusSchema } from '#model/publishing/publishing.ts';
import { signedHook, signedStatusQuery } from '#model/publishing/signature.ts';
import { brandPath, brandTextFile, writeLargeShop } from './large-shop.ts';
import { median, type Row } from './table.ts';
import { openedAddress } from '../test/support/opened-address.ts';

const kit = new URL('..', import.meta.url).pathname;

const secret = 'a secret of benchmark and server, long enough';

/** Changes before those that are measured, until releases take over the folders of old ones. */
const first = 6;

/** How often the page is asked for, ms. */
const interval = 20;

interface Run {
  /** From the request to publish to the new text on the served page, s. */
  seconds: number;
  /** The build alone, s. */
  build: number;
}

/**
 * Measures how long it takes from the request to publish until the server sends the new text of one
 * brand, with the delay in which requests are gathered.
 */
export async function benchPublish(brandCount: number, runs: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'schaufenster-bench-'));
  const shop = join(folder, 'shop');
  await writeLargeShop(shop, brandCount, join(kit, 'content/media'));
  const server = await startServer(folder);
  try {
    const results: Run[] = [];
    for (let at = 0; at < first + runs; at += 1) {
      const text = `Sentence number ${at} of the benchmark.`;
      await appendFile(brandTextFile(shop), `\n${text}\n`);
      results.push(await publish(server.url, text));
    }
    const measured = results.slice(first);
    return [
      {
        name: `${brandCount * 3} brand pages: from the request to the new text`,
        median: `${median(measured.map((run) => run.seconds)).toFixed(2)} s`,
        range: rangeOf(measured.map((run) => run.seconds)),
        build: `${median(measured.map((run) => run.build)).toFixed(2)} s`,
        'server memory': `${await server.memory()} MiB`,
      },
    ];
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function publish(url: string, text: string): Promise<Run> {
  const start = performance.now();
  const { status } = await fetch(`${url}/api/publish`, signedHook(secret));
  if (status !== 202) throw new Error(`The server answered with status ${status}.`);
  const page = () => fetch(url + brandPath, { headers: { 'Accept-Encoding': 'identity' } });
  while (!(await (await page()).text()).includes(text)) {
    if (performance.now() - start > 600_000) throw new Error('The text was not published.');
    await pause(interval);
  }
  const seconds = (performance.now() - start) / 1000;
  for (;;) {
    const answer = await fetch(`${url}/api/publish?${signedStatusQuery(secret)}`);
    const { state, last } = publishStatusSchema.parse(await answer.json());
    if (state === 'idle' && last) return { seconds, build: (last.ended - last.started) / 1000 };
    await pause(interval);
  }
}

function rangeOf(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)} s`;
}

interface Server {
  url: string;
  /** Resident memory of the server's process, MiB. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

async function startServer(folder: string): Promise<Server> {
  const child = spawn(
    process.execPath,
    [
      'src/cli.js',
      '--content',
      join(folder, 'shop'),
      '--dist',
      join(folder, 'dist'),
      '--cache',
      join(folder, 'cache'),
      'start',
    ],
    {
      cwd: kit,
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'warn',
        PUBLISH_SECRET: secret,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const exited = once(child, 'exit');
  return {
    url: await openedAddress(child),
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
    },
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
