import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandTextFile, writeLargeShop } from './large-shop.ts';
import { median, type Row } from './table.ts';

/** The number of releases kept in a folder. */
const keptReleases = 5;

const kit = new URL('..', import.meta.url).pathname;

interface Run {
  /** Wall time of the command, s. */
  seconds: number;
  /** Peak resident memory of the process including its threads, MiB. */
  memory: number;
}

/**
 * Measures `schaufenster build` as a command, including the start of Node: from nothing, after a
 * change to one brand's text, and without changes. Images are cached and nothing is compressed:
 * both depend on the pictures and the host, not on the number of pages.
 */
export async function benchBuild(brandCount: number, runs: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'schaufenster-bench-'));
  const shop = join(folder, 'shop');
  const cache = join(folder, 'cache');
  try {
    await writeLargeShop(shop, brandCount, join(kit, 'content/media'));
    const build = (dist: string) =>
      runBuild(['--content', shop, '--dist', join(folder, dist), '--cache', cache]);
    await build('dist');
    // Nothing is deleted before the end: ext4 creates files slowly for a while after many were
    // deleted, since it does not reuse their inodes at once.
    const fromNothing = await repeat(runs, async (at) => {
      await rm(join(cache, 'bundle'), { recursive: true, force: true });
      return build(`dist-${at}`);
    });
    const change = async () => {
      await appendFile(brandTextFile(shop), '\nOne more sentence.\n');
      return build('dist');
    };
    // From here on a new release takes over the folder of an old one, as in any shop in use.
    await repeat(keptReleases, change);
    const oneChanged = await repeat(runs, change);
    const unchanged = await repeat(runs, () => build('dist'));
    const pages = brandCount * 3;
    return [
      row(`${pages} brand pages from nothing`, fromNothing),
      row(`${pages} brand pages, one text changed`, oneChanged),
      row(`${pages} brand pages, nothing changed`, unchanged),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function row(name: string, runs: Run[]): Row {
  const seconds = runs.map((run) => run.seconds);
  return {
    name,
    median: `${median(seconds).toFixed(2)} s`,
    range: `${Math.min(...seconds).toFixed(2)}–${Math.max(...seconds).toFixed(2)} s`,
    memory: `${Math.round(median(runs.map((run) => run.memory)))} MiB`,
  };
}

async function repeat(times: number, run: (at: number) => Promise<Run>): Promise<Run[]> {
  const results: Run[] = [];
  for (let at = 0; at < times; at += 1) results.push(await run(at));
  return results;
}

async function runBuild(folders: string[]): Promise<Run> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    // The same flag as in the package's build script.
    [
      '--max-semi-space-size=64',
      '--import',
      './bench/report-memory.ts',
      'src/cli.ts',
      ...folders,
      'build',
      '--no-compress',
    ],
    { cwd: kit, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  let memory = 0;
  child.on('message', (message) => {
    memory = Number(message);
  });
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`The build ended with status ${status}:\n${errors}`);
  return { seconds: (performance.now() - start) / 1000, memory };
}
