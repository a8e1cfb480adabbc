import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { securityHeaders } from '#model/hosting/headers.ts';
import { type OpenRelease, openRelease } from './open.ts';
import { PageList } from './page-list.ts';

function emptyDist(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'dist-'));
}

type About = Parameters<OpenRelease['commit']>[0];

const about: About = {
  languages: ['de', 'en'],
  redirects: [{ from: '/en/uhren', to: '/en/watches' }],
  headers: securityHeaders({ https: true }),
  pages: 'a1',
  prefixRedirects: [],
  queryRedirects: [],
  folderRedirects: [],
  sandboxed: [],
  files: {},
  search: {},
  redirectPages: '',
  compressed: true,
};

const pages = PageList.parse('a1 index.html\n');

async function publish(dist: string, text: string): Promise<string> {
  const release = await openRelease(dist);
  await release.site.write('index.html', text);
  await release.commit(about, pages);
  return release.id;
}

function served(dist: string): string {
  return readFileSync(join(dist, 'current/site/index.html'), 'utf8');
}

test('a release goes live once it is finished', async () => {
  const dist = await emptyDist();
  await publish(dist, 'first');
  const release = await openRelease(dist);
  await release.site.write('index.html', 'second');
  expect(served(dist)).toBe('first');
  await release.commit(about, pages);
  expect(served(dist)).toBe('second');
});

test('the link is relative, so that the folder can be moved', async () => {
  const dist = await emptyDist();
  const id = await publish(dist, 'first');
  expect(readlinkSync(join(dist, 'current'))).toBe(join('releases', id));
});

test('an aborted release leaves no trace', async () => {
  const dist = await emptyDist();
  const first = await publish(dist, 'first');
  const release = await openRelease(dist);
  await release.site.write('index.html', 'second');
  await release.abort();
  expect(served(dist)).toBe('first');
  expect(readdirSync(join(dist, 'releases'))).toEqual([first]);
});

test('a release does not go live if a file cannot be written', async () => {
  const dist = await emptyDist();
  await publish(dist, 'first');
  const release = await openRelease(dist);
  await release.site.write('index.html', 'second');
  await release.site.write('index.html', 'third');
  await expect(release.commit(about, pages)).rejects.toThrow('index.html');
  await release.abort();
  expect(served(dist)).toBe('first');
});

test('a release does not go live if it redirects to another host', async () => {
  const dist = await emptyDist();
  const release = await openRelease(dist);
  const redirects = [{ from: '/x', to: '//evil.example' }];
  await expect(release.commit({ ...about, redirects }, pages)).rejects.toThrow('path of the site');
  await release.abort();
  expect(existsSync(join(dist, 'current'))).toBe(false);
});

test("the next build can read the last release's metadata", async () => {
  const dist = await emptyDist();
  await publish(dist, 'first');
  const release = await openRelease(dist);
  expect(release.previous?.pages.hashOf('index.html')).toBe('a1');
  expect(await release.site.keep(['index.html'])).toEqual(new Set(['index.html']));
  await release.abort();
});

test("a folder at the link's path is named, and stays unchanged", async () => {
  const dist = await emptyDist();
  mkdirSync(join(dist, 'current/site'), { recursive: true });
  await expect(openRelease(dist)).rejects.toThrow('current is a folder');
  expect(readdirSync(join(dist, 'current'))).toEqual(['site']);
  expect(readdirSync(join(dist, 'releases'))).toEqual([]);
});

test("an interrupted build's leftovers are removed", async () => {
  const dist = await emptyDist();
  mkdirSync(join(dist, 'releases/2020-01-01/site'), { recursive: true });
  const id = await publish(dist, 'first');
  await expect.poll(() => readdirSync(join(dist, 'releases'))).toEqual([id]);
});

test('the last five releases are kept', async () => {
  const dist = await emptyDist();
  const ids: string[] = [];
  for (const text of '1234567') ids.push(await publish(dist, text));
  await expect.poll(() => readdirSync(join(dist, 'releases'))).toEqual(ids.slice(2));
});

/** Builds a site of these files, keeping unchanged ones; returns its folder. */
async function publishFiles(dist: string, files: ReadonlyMap<string, string>): Promise<string> {
  const release = await openRelease(dist, { compress: false });
  for (const [path, text] of files) {
    const isKept =
      release.previous?.pages.hashOf(path) === text && (await release.site.keep([path])).has(path);
    if (!isKept) await release.site.write(path, text);
  }
  const list = new PageList();
  for (const [path, text] of files) list.add(path, text);
  await release.commit(about, list);
  return join(dist, 'releases', release.id, 'site');
}

function filesOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/^[._]/.test(entry.name));
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [relative(folder, path), readFileSync(path, 'utf8')];
    }),
  );
}

const isFolderOf = (path: string) => (other: string) => other.startsWith(`${path}/`);

const anySite = fc
  .dictionary(fc.constantFrom('a', 'a/b', 'a/b/c', 'a/d', 'e', 'e/f'), fc.constantFrom('1', '2'))
  .map((files) => new Map(Object.entries(files)))
  .filter((files) => ![...files.keys()].some((path) => [...files.keys()].some(isFolderOf(path))));

test('whatever the previous releases, a release has its own files and never changes theirs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anySite, { minLength: 7, maxLength: 10 }), async (sites) => {
      const dist = await emptyDist();
      const folders: string[] = [];
      for (const [at, site] of sites.entries()) {
        folders.push(await publishFiles(dist, site));
        const kept = Math.max(0, at - 4);
        const found = folders.slice(kept).map(filesOf);
        expect(found).toEqual(sites.slice(kept, at + 1));
      }
    }),
    { numRuns: 12 },
  );
  // Waits for the disk some 250 times, which other processes write to as well.
}, 300_000);

test('a file that is the same as in the recycled folder stays in place', async () => {
  const dist = await emptyDist();
  const site = new Map([['uhren/index.html', 'one']]);
  const first = await publishFiles(dist, site);
  const made = statSync(join(first, 'uhren')).ino;
  for (const text of '2345') await publishFiles(dist, new Map([...site, ['b', text]]));
  await publishFiles(dist, site);
  const folder = await publishFiles(dist, site);
  expect(statSync(join(folder, 'uhren')).ino).toBe(made);
});

test('if no old folder can be recycled, builds continue without', async () => {
  const dist = await emptyDist();
  symlinkSync('nowhere', join(dist, 'spare'));
  for (const text of '1234567') {
    await publish(dist, text);
    expect(served(dist)).toBe(text);
  }
  await expect.poll(() => readdirSync(join(dist, 'releases')).length).toBe(5);
});

test('only one build runs at a time, whether it succeeds or not', async () => {
  const dist = await emptyDist();
  const release = await openRelease(dist);
  await expect(openRelease(dist)).rejects.toThrow('Another build');
  await release.abort();
  const next = await openRelease(dist);
  await next.commit(about, pages);
  await (await openRelease(dist)).abort();
});

test('settings for other servers are written beside the site', async () => {
  const dist = await emptyDist();
  await publish(dist, 'first');
  expect(readdirSync(join(dist, 'current/hosts')).toSorted()).toEqual(['Caddyfile', 'nginx.conf']);
  expect(readdirSync(join(dist, 'current/site')).toSorted()).toEqual([
    '.htaccess',
    '_headers',
    '_redirects',
    'index.html',
  ]);
});

test('a release refused by its verification leaves the previous one live', async () => {
  const dist = await emptyDist();
  const first = await publish(dist, 'first');
  const release = await openRelease(dist, {
    verify(previous, next) {
      expect(previous?.about.id).toBe(first);
      expect(next.pages.size).toBe(1);
      throw new Error('half of the pages are missing');
    },
  });
  await release.site.write('index.html', 'second');
  await expect(release.commit(about, pages)).rejects.toThrow('half of the pages');
  await release.abort();
  expect(served(dist)).toBe('first');
  expect(readdirSync(join(dist, 'releases'))).toEqual([first]);
});
