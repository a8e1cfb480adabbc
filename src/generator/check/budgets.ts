import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import type { Diagnosis } from '#content/diagnostics/diagnostic.ts';
import { homePath, languages } from '#model/language.ts';
import { type Release, releaseSchema } from '#model/hosting/release.ts';
import { compress } from '../release/compress.ts';
import { releaseCheck } from './check.ts';

/** A limit on the size of files that a browser loads, compressed with Brotli. */
interface Budget {
  /** What is measured: a noun with its article. */
  what: string;
  /** KB of 1,024 bytes. */
  limit: number;
  /** Whether the limit applies to each file or to their total. */
  counts: 'each' | 'all';
  /** Whether a file counts, by its path relative to the site's root. */
  holds: (path: string, all: ReadonlySet<string>) => boolean;
}

/**
 * The budgets. The one for brand pages lets a page arrive in the first round trip of a connection;
 * a temporary announcement above the header may exceed it.
 */
const budgets = (scripts: ReadonlySet<string>, announces: boolean): readonly Budget[] => [
  {
    what: 'A brand page with its styles',
    limit: announces ? 15.5 : 14,
    counts: 'each',
    holds: isBrandPage,
  },
  {
    what: 'The data of a page',
    limit: 4,
    counts: 'each',
    holds: (path) => path.startsWith('page-data/') && path.endsWith('/page-data.json'),
  },
  {
    what: 'The scripts of a brand page',
    limit: 80,
    counts: 'all',
    holds: (path) => scripts.has(path),
  },
];

/** Browsers must not load more than the budgets allow. */
export const checkBudgets = releaseCheck(['over-budget'], async ({ dist, report }) => {
  const site = join(dist, 'current', 'site');
  if (!existsSync(site)) return;
  const names = await readdir(site, { recursive: true });
  const retired = await retiredFiles(dist);
  const all = names.map((name) => name.replaceAll(sep, '/'));
  const paths = new Set(all.filter((path) => !Object.hasOwn(retired, path)));
  const scripts = await brandPageScripts(site, paths);
  const home = await readFile(join(site, 'index.html'), 'utf8').catch(() => '');
  const announces = home.includes('class="announcement"');
  const found = await Promise.all(
    budgets(scripts, announces).map((budget) => exceeded(budget, site, paths)),
  );
  for (const finding of found.flat()) report(finding);
});

/** Files that only tabs of earlier releases request. */
async function retiredFiles(dist: string): Promise<Release['retired']> {
  const text = await readFile(join(dist, 'current', 'release.json'), 'utf8').catch(() => '{}');
  return releaseSchema.shape.retired
    .catch({})
    .parse((JSON.parse(text) as Partial<Release>).retired);
}

interface Finding extends Diagnosis<'over-budget'> {
  file: string;
}

/** Reports one diagnosis per budget, which names the largest file, however many exceed it. */
async function exceeded(
  { what, limit, counts, holds }: Budget,
  site: string,
  paths: ReadonlySet<string>,
): Promise<Finding[]> {
  const sizes = await Promise.all(
    [...paths]
      .filter((path) => holds(path, paths))
      .map(async (path) => ({ path, kilobytes: await compressedSize(site, path) })),
  );
  const sorted = sizes.toSorted((a, b) => b.kilobytes - a.kilobytes);
  const [largest] = sorted;
  if (!largest) return [];
  const total = sorted.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const size = counts === 'all' ? total : largest.kilobytes;
  if (size <= limit) return [];
  const others =
    counts === 'each' ? sorted.filter(({ kilobytes }) => kilobytes > limit).length - 1 : 0;
  return [
    {
      code: 'over-budget',
      file: `current/site/${largest.path}`,
      message: `${what}: ${roundUp(size)} KB with brotli; the budget is ${limit} KB.`,
      ...(others > 0 ? { hint: `It is exceeded in ${others} more.` } : {}),
    },
  ];
}

/** Whether a page is below another page that is not a home page, like those of brands. */
function isBrandPage(path: string, all: ReadonlySet<string>): boolean {
  const parent = /^((?:[^/]+\/)+)[^/]+\/index\.html$/.exec(path)?.[1];
  if (parent === undefined || !all.has(`${parent}index.html`)) return false;
  return languages.every((language) => homePath(language) !== `/${parent.slice(0, -1)}`);
}

/** Size of a file with Brotli in KB, whether the release contains a compressed copy or not. */
async function compressedSize(site: string, path: string): Promise<number> {
  const file = join(site, path);
  if (existsSync(`${file}.br`)) return (await stat(`${file}.br`)).size / 1024;
  const contents = await readFile(file);
  const encodings = await compress(path, contents);
  const brotli = encodings.find(({ ending }) => ending === '.br')?.contents ?? contents;
  return brotli.length / 1024;
}

/** Rounds up to one decimal: 14.01 KB is not 14.0. */
function roundUp(kilobytes: number): string {
  return (Math.ceil(kilobytes * 10) / 10).toFixed(1);
}

/**
 * The scripts that a brand page loads by itself: the one that starts the application, the
 * application, its template.
 */
const roots = /^assets\/(?:entry-client|application|brand)-[^/]+\.js$/;

/** A static import, as written by the bundler. */
const staticImport = /(?:from|import) ?"\.\/([^"]+\.js)"/g;

/**
 * The scripts that a brand page needs for hydration, by path relative to the site's root. Excludes
 * scripts loaded on demand.
 */
async function brandPageScripts(
  site: string,
  paths: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const add = async (path: string): Promise<void> => {
    if (found.has(path) || !paths.has(path)) return;
    found.add(path);
    const code = await readFile(join(site, path), 'utf8');
    const imports = [...code.matchAll(staticImport)].map(([, file = '']) => file);
    await Promise.all(imports.map((file) => add(posix.join(posix.dirname(path), file))));
  };
  await Promise.all([...paths].filter((path) => roots.test(path)).map(add));
  return found;
}
