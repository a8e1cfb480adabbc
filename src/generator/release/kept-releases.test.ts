import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedReleases, isRolledBack, keptReleases, rollBack } from './kept-releases.ts';
import { lockBuilds } from './lock.ts';
import { openRelease } from './open.ts';
import { PageList } from './page-list.ts';
import { refusePageLoss } from './page-loss.ts';

function emptyDist(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kept-'));
}

const about = {
  languages: ['de' as const],
  redirects: [],
  prefixRedirects: [],
  queryRedirects: [],
  folderRedirects: [],
  sandboxed: [],
  headers: {},
  pages: '',
  files: {},
  search: {},
  redirectPages: '',
  compressed: false,
};

/** Makes a release with this text on its home page, a script of that name, and these pages. */
async function publish(dist: string, text: string, list = `${text} index.html\n`): Promise<string> {
  const release = await openRelease(dist, { compress: false });
  await release.site.write('index.html', text);
  await release.site.write(`assets/${text}.js`, text);
  await release.commit(about, PageList.parse(list));
  return release.id;
}

function served(dist: string, path = 'index.html'): string {
  return readFileSync(join(dist, 'current/site', path), 'utf8');
}

test('releases are listed with their pages, their changes, and the current one', async () => {
  const dist = await emptyDist();
  expect(keptReleases(dist)).toEqual([]);
  const first = await publish(dist, 'one', 'a index.html\na gone.html\n');
  const second = await publish(dist, 'two', 'b index.html\nb new.html\nb other.html\n');
  expect(changedReleases(dist)).toMatchObject([
    { id: second, current: true, pages: 3, changes: { added: 2, removed: 1, changed: 1 } },
    { id: first, current: false, pages: 2 },
  ]);
});

test('a rollback returns to the previous release, and the next one goes on from there', async () => {
  const dist = await emptyDist();
  const first = await publish(dist, 'one');
  await publish(dist, 'two');
  expect(await rollBack(dist)).toBe(first);
  expect([served(dist), isRolledBack(dist)]).toEqual(['one', true]);
  const third = await openRelease(dist);
  expect(third.previous?.about.id).toBe(first);
  await third.abort();
  await publish(dist, 'three');
  expect([served(dist), isRolledBack(dist)]).toEqual(['three', false]);
});

test('tabs opened before a rollback still find their scripts', async () => {
  const dist = await emptyDist();
  const first = await publish(dist, 'one');
  await publish(dist, 'two');
  await rollBack(dist, first);
  expect(served(dist, 'assets/two.js')).toBe('two');
  await publish(dist, 'three');
  expect(served(dist, 'assets/two.js')).toBe('two');
});

test('a rolled-back release stays until the release after next', async () => {
  const dist = await emptyDist();
  const ids: string[] = [];
  for (const text of '12345') ids.push(await publish(dist, text));
  const oldest = await rollBack(dist, ids[0]);
  await publish(dist, 'new');
  // A server may still be reading from it.
  expect(existsSync(join(dist, 'releases', oldest, 'site/index.html'))).toBe(true);
  await publish(dist, 'newer');
  expect(keptReleases(dist).map(({ id }) => id)).not.toContain(oldest);
});

test('releases that lacked pictures are not available for rollback', async () => {
  const dist = await emptyDist();
  const first = await publish(dist, 'one');
  const early = await openRelease(dist, { compress: false });
  await early.site.write('index.html', 'early');
  await early.commit(about, PageList.parse('b index.html\n'), '[]');
  expect(keptReleases(dist)).toMatchObject([{ id: early.id, current: true }, { id: first }]);
  expect(isRolledBack(dist)).toBe(false);
  const last = await publish(dist, 'two');
  expect(keptReleases(dist).map(({ id }) => id)).toEqual([last, first]);
  expect(await rollBack(dist)).toBe(first);
});

test('if there is no release to go back to, the site stays unchanged and an error says so', async () => {
  const dist = await emptyDist();
  await expect(rollBack(dist)).rejects.toThrow('No release is served');
  await publish(dist, 'one');
  await expect(rollBack(dist)).rejects.toThrow('There is no release before');
  await expect(rollBack(dist, '../x')).rejects.toThrow('There is no release "../x"');
  const unlock = lockBuilds(dist);
  await expect(rollBack(dist)).rejects.toThrow('Another build');
  unlock();
  expect(served(dist)).toBe('one');
});

test('a release with over a fifth fewer pages is refused', async () => {
  const dist = await emptyDist();
  const pages = (count: number) =>
    Array.from({ length: count }, (_, at) => `a ${at}.html\n`).join('');
  await publish(dist, 'ten', pages(10));
  const attempt = async (count: number) => {
    const release = await openRelease(dist, { verify: refusePageLoss });
    await release.site.write('index.html', String(count));
    try {
      await release.commit(about, PageList.parse(pages(count)));
    } finally {
      await release.abort();
    }
  };
  await expect(attempt(7)).rejects.toThrow('has 10 pages and would have 7');
  expect(served(dist)).toBe('ten');
  await attempt(8);
  expect(served(dist)).toBe('8');
});
