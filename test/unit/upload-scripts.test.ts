import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const files = {
  'index.html': '<p>eins',
  'index.html.br': 'compressed',
  'größe/index.html': '<p>Größe',
  'page-data/index/page-data.json': '{}',
  'page-data/sq/d/1a2b.json': '{}',
  'assets/entry-1a2b.js': 'one',
  'media/photo-1a2b-480.jpg': 'jpg',
  'sw.js': 'worker',
};

let site: string;
let to: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  site = join(folder, 'site');
  to = join(folder, 'www/shop');
  await write(files);
});

async function write(contents: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), text);
  }
}

describe.each(['rsync', 'rclone'])('the upload by %s', (tool) => {
  const isMissing = spawnSync(tool, ['--version']).error !== undefined;
  const script = join(import.meta.dirname, `../../deploy/upload-${tool}.sh`);
  const upload = () =>
    execFileSync(script, [site], { env: { ...process.env, UPLOAD_TO: to }, stdio: 'pipe' });
  const storedAt = (path: string) => statSync(join(to, path), { bigint: true }).ctimeNs;

  test('stores hashed files first, pages and the service worker last', ({ skip }) => {
    if (isMissing) return skip(`${tool} is not installed.`);
    upload();
    const stages = [
      ['assets/entry-1a2b.js', 'media/photo-1a2b-480.jpg', 'page-data/sq/d/1a2b.json'],
      ['page-data/index/page-data.json'],
      ['index.html', 'größe/index.html'],
      ['sw.js'],
    ].map((paths) => paths.map(storedAt).toSorted((a, b) => Number(a - b)));
    expect(stages.flat()).toEqual(stages.flat().toSorted((a, b) => Number(a - b)));
    // A bucket does not need compressed copies.
    expect(existsSync(join(to, 'index.html.br'))).toBe(tool === 'rsync');
  });

  test('stores what has changed, and deletes what the site no longer has', async ({ skip }) => {
    if (isMissing) return skip(`${tool} is not installed.`);
    upload();
    const before = storedAt('assets/entry-1a2b.js');
    // The same size, and within the same second.
    await write({ 'index.html': '<p>zwei', 'neu.txt': 'neu' });
    await rm(join(site, 'größe'), { recursive: true });
    upload();
    expect(readFileSync(join(to, 'index.html'), 'utf8')).toBe('<p>zwei');
    expect(readFileSync(join(to, 'neu.txt'), 'utf8')).toBe('neu');
    expect(existsSync(join(to, 'größe/index.html'))).toBe(false);
    expect(storedAt('assets/entry-1a2b.js')).toBe(before);
  });
});
