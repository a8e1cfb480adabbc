import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eleventyVersion, writeEleventySite } from './eleventy-site.ts';
import { changeItem, writeLargeCatalogue } from './large-catalogue.ts';
import { brandTextFile, writeLargeShop } from './large-shop.ts';
import { median, type Row } from './table.ts';

/** The number of releases kept in a folder. */
const keptReleases = 5;

const kit = new URL('..', import.meta.url).pathname;
const media = join(kit, 'content/media');

interface Run {
  /** Wall time of the command, s. */
  seconds: number;
  /** Peak resident memory of the process including its threads, MiB. */
  memory: number;
}

/** A shop to measure with. */
interface LargeShop {
  /** What its pages are: '3000 brand pages'. */
  name: string;
  write: (folder: string) => Promise<void>;
  /** Changes one record. */
  change: (folder: string) => Promise<void>;
  /** Makes a project of Eleventy with the same pages, and gives the file that starts it. */
  writeEleventy?: (folder: string, shop: string) => Promise<string>;
}

/** Measures building a shop with brands. */
export async function benchBuild(brandCount: number, runs: number): Promise<Row[]> {
  const shop: LargeShop = {
    name: `${brandCount * 3} brand pages`,
    write: async (folder) => writeLargeShop(folder, brandCount, media),
    change: async (folder) => appendFile(brandTextFile(folder), '\nOne more sentence.\n'),
    writeEleventy: async (folder, from) => writeEleventySite(folder, from, brandCount),
  };
  return benchShop(shop, runs);
}

/** Measures building a shop with items. */
export async function benchCatalogue(itemCount: number, runs: number): Promise<Row[]> {
  const shop: LargeShop = {
    name: `${itemCount} items`,
    write: async (folder) => writeLargeCatalogue(folder, itemCount, media),
    change: changeItem,
  };
  return benchShop(shop, runs);
}

/**
 * Measures `schaufenster build` as a command, including the start of Node: from nothing, without and
 * with the bundles of the site's code, after a change to one record, and without changes. Images are
 * cached and nothing is compressed: both depend on the pictures and the host, not on the number of
 * pages.
 */
async function benchShop(
  { name, write, change, writeEleventy }: LargeShop,
  runs: number,
): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'schaufenster-bench-'));
  const shop = join(folder, 'shop');
  const cache = join(folder, 'cache');
  try {
    await write(shop);
    const build = (dist: string) =>
      runBuild(['--content', shop, '--dist', join(folder, dist), '--cache', cache]);
    await build('dist');
    // Nothing is deleted before the end: ext4 creates files slowly for a while after many were
    // deleted, since it does not reuse their inodes at once.
    const eleventy = await writeEleventy?.(join(folder, 'eleventy'), shop);
    const theirs = eleventy
      ? await repeat(runs, async (at) =>
          runNode([eleventy, '--quiet', `--output=../theirs-${at}`], join(folder, 'eleventy')),
        )
      : [];
    const fromNothing = await repeat(runs, async (at) => {
      await rm(join(cache, 'bundle'), { recursive: true, force: true });
      return build(`dist-${at}`);
    });
    const withBundles = await repeat(runs, async (at) => build(`dist-with-bundles-${at}`));
    const changed = async () => {
      await change(shop);
      return build('dist');
    };
    // From here on a new release takes over the folder of an old one, as in any shop in use.
    await repeat(keptReleases, changed);
    const oneChanged = await repeat(runs, changed);
    const unchanged = await repeat(runs, () => build('dist'));
    return [
      ...(eleventy ? [row(`${name} by Eleventy ${eleventyVersion}`, theirs)] : []),
      row(`${name} from nothing`, fromNothing),
      row(`${name} from nothing, with bundles as a packed kit has them`, withBundles),
      row(`${name}, one changed`, oneChanged),
      row(`${name}, nothing changed`, unchanged),
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

/** The command `build`, with the same flag as in the package's build script. */
async function runBuild(folders: string[]): Promise<Run> {
  return runNode(
    ['--max-semi-space-size=16', 'src/cli.js', ...folders, 'build', '--no-compress'],
    kit,
  );
}

async function runNode(words: readonly string[], cwd: string): Promise<Run> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', join(kit, 'bench/report-memory.js'), ...words],
    {
      cwd,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
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
  if (status !== 0) throw new Error(`${words.join(' ')} ended with status ${status}:\n${errors}`);
  return { seconds: (performance.now() - start) / 1000, memory };
}
