import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const page = Buffer.from(`<!doctype html>${'<p>Lindenhof, Uhren und Schmuck</p>'.repeat(200)}`);

test('text is compressed with Brotli and gzip', async () => {
  const [brotli, gzip] = await compress('uhren/index.html', page);
  expect([brotli?.ending, gzip?.ending]).toEqual(['.br', '.gz']);
  expect(brotliDecompressSync(brotli?.contents ?? '')).toEqual(page);
  expect(gunzipSync(gzip?.contents ?? '')).toEqual(page);
});

test('scripts and styles are compressed harder than one page of thousands', async () => {
  const text = Buffer.from(Array.from({ length: 3000 }, (_, at) => at ** 3).join(' '));
  const [asset] = await compress('assets/entry-1a2b3c4d.js', text);
  const [other] = await compress('entry.html', text, 'low');
  expect(asset?.contents.length).toBeLessThan(other?.contents.length ?? 0);
});

test('files that fit into a packet are not compressed', async () => {
  expect(await compress('index.html', page.subarray(0, 1023))).toEqual([]);
});

test('files that do not shrink are not compressed', async () => {
  const noise = Buffer.alloc(5000);
  crypto.getRandomValues(noise);
  expect(await compress('noise.txt', noise)).toEqual([]);
});

test.each(['media/watches-480.avif', 'assets/serif.woff2', 'favicon.ico'])(
  '%s is compressed already',
  async (path) => {
    expect(await compress(path, page)).toEqual([]);
  },
);
