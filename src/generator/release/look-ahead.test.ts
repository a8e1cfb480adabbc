import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { lookAhead } from './look-ahead.ts';
import { openRelease } from './open.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'look-ahead-'));
});

/** A release with this many pages in its list, which is served. */
function release(pages: number): void {
  const folder = join(dist, 'releases/2020-01-01');
  mkdirSync(join(folder, 'site'), { recursive: true });
  const lines = Array.from({ length: pages }, (_, at) => `0123456789abcdef ${at}.html ${at}\n`);
  writeFileSync(join(folder, 'pages.txt'), lines.join(''));
  symlinkSync('releases/2020-01-01', join(dist, 'current'));
}

function spare(): void {
  mkdirSync(join(dist, 'spare'));
  writeFileSync(join(dist, 'spare/old.html'), 'old');
}

test('the thread that has looked ahead works in the folder of the release', async () => {
  release(100);
  spare();
  const thread = lookAhead(dist);
  expect(thread).toBeDefined();
  const next = await openRelease(dist, { compress: false, thread });
  onTestFinished(() => next.abort());
  await next.site.write('new.html', 'new');
  expect(readdirSync(dist)).toContain('spare');
  await next.site.finish();
  expect(readdirSync(dist)).not.toContain('spare');
  expect(readdirSync(join(dist, 'releases', next.id, 'site'))).toEqual(['new.html']);
  expect(thread?.threadId).toBe(-1);
});

test('few pages are worth no thread', () => {
  release(99);
  spare();
  expect(lookAhead(dist)).toBeUndefined();
});

test('without an old release there is nothing to look through', () => {
  release(100);
  expect(lookAhead(dist)).toBeUndefined();
});

test.each([
  ['no release', () => {}],
  ['a link that leads to itself', () => symlinkSync('current', join(dist, 'current'))],
])('%s has no pages', (_, make) => {
  make();
  spare();
  expect(lookAhead(dist)).toBeUndefined();
});
