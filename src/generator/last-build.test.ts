import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { SourceContent } from '#content/source.ts';
import { buildKey, rememberBuild, sameBuild } from './last-build.ts';
import { lockBuilds } from './release/lock.ts';
import { PageList } from './release/page-list.ts';

const content = (version?: string) => ({ ...(version && { version }) }) as SourceContent;
const options = {
  dist: '',
  cache: '',
  source: { name: '', load: () => Promise.reject(new Error('read')) },
};
const keyOf = (version: string, code = 'c', more = {}) =>
  buildKey(content(version), code, { ...options, ...more });

const about = {
  id: 'one',
  time: '2026-11-26T09:00:00.000Z',
  languages: ['de'],
  redirects: [],
  headers: {},
  pages: new PageList().digest(),
  files: {},
  redirectPages: '',
  compressed: true,
  bytes: 5,
};

const summary = {
  pages: { de: 2 },
  rendered: 2,
  images: { made: 3, reused: 4, later: 0 },
  bytes: 5,
  warnings: 0,
  time: 6,
  release: 'one',
  unchanged: false,
};

async function folder(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'schaufenster-last-build-'));
  await mkdir(join(dist, 'releases/one'), { recursive: true });
  await symlink('releases/one', join(dist, 'current'));
  await writeFile(join(dist, 'current/release.json'), JSON.stringify(about));
  await writeFile(join(dist, 'current/pages.txt'), '');
  return dist;
}

afterEach(() => vi.useRealTimers());

test('a key identifies content, code, options and day', () => {
  const key = keyOf('v');
  expect(keyOf('v')).toBe(key);
  expect(keyOf('v', 'c', { compress: true, urgent: true })).toBe(key);
  const others = [
    keyOf('w'),
    keyOf('v', 'd'),
    keyOf('v', 'c', { compress: false }),
    keyOf('v', 'c', { redirectPages: true }),
    keyOf('v', 'c', { strict: true }),
  ];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3600 * 1000 });
  expect(new Set([key, ...others, keyOf('v')]).size).toBe(7);
});

test('a source without a version has no key, so builds never match', async () => {
  expect(buildKey(content(), 'c', options)).toBeUndefined();
  expect(await sameBuild(await folder(), undefined)).toBeUndefined();
});

test('a build with the same key reuses the result and makes nothing', async () => {
  const dist = await folder();
  await rememberBuild(dist, 'key', { diagnostics: [], summary });
  expect(await sameBuild(dist, 'other')).toBeUndefined();
  expect(await sameBuild(dist, 'key')).toEqual({
    diagnostics: [],
    summary: { ...summary, rendered: 0, images: { made: 0, reused: 7, later: 0 }, unchanged: true },
  });
});

test('a release that lacks pictures or good compression only matches for urgent builds', async () => {
  const dist = await folder();
  await rememberBuild(dist, 'key', { diagnostics: [], summary });
  const isSame = async (urgent: boolean) => Boolean(await sameBuild(dist, 'key', { urgent }));
  await writeFile(join(dist, 'current/pictures.json'), '[]');
  expect([await isSame(true), await isSame(false)]).toEqual([true, false]);
  await rm(join(dist, 'current/pictures.json'));
  expect(await isSame(false)).toBe(true);
  const hasty = { ...about, hasty: ['index.html'] };
  await writeFile(join(dist, 'current/release.json'), JSON.stringify(hasty));
  expect([await isSame(true), await isSame(false)]).toEqual([true, false]);
});

test('a truncated file is ignored', async () => {
  const dist = await folder();
  await writeFile(join(dist, 'current/build.json'), '{"key":"k');
  expect(await sameBuild(dist, 'key')).toBeUndefined();
});

test('a result that cannot be saved is forgotten', async () => {
  const dist = await folder();
  await mkdir(join(dist, 'current/build.json'));
  await rememberBuild(dist, 'key', { diagnostics: [], summary });
  expect(await sameBuild(dist, 'key')).toBeUndefined();
});

test('while another build runs, the result is not reused, and the error says so', async () => {
  const dist = await folder();
  await rememberBuild(dist, 'key', { diagnostics: [], summary });
  const unlock = lockBuilds(dist);
  await expect(sameBuild(dist, 'key')).rejects.toThrow('Another build');
  unlock();
});
