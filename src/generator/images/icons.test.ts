import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeIcons } from './icons.ts';
import { emptyFolder, mediaFile, photo } from './media.fixture.ts';

const colours = { brand: '#1f3d33', base: '#ffffff' };

const leaf =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><path fill="currentColor" d="M50 20 80 80H20z"/></svg>';

async function icons(name: string, contents: Parameters<typeof mediaFile>[2]) {
  const folder = await emptyFolder();
  return makeIcons(await mediaFile(folder, name, contents), colours, folder);
}

async function pixel(image: Buffer, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 };
  return [...(await sharp(image).ensureAlpha().extract(area).raw().toBuffer())];
}

test('a mark produces the icons for browsers, home screens and apps', async () => {
  expect([...(await icons('mark.svg', leaf)).keys()].toSorted()).toEqual([
    'apple-touch-icon.png',
    'favicon.ico',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'icon.svg',
  ]);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %i px wide and high', async (name, size) => {
  const { width, height } = await sharp((await icons('mark.svg', leaf)).get(name)).metadata();
  expect([width, height]).toEqual([size, size]);
});

test('a mark in the current colour contrasts with the brand colour', async () => {
  const icon = (await icons('mark.svg', leaf)).get('apple-touch-icon.png') ?? Buffer.of();
  expect(await pixel(icon, 2, 2)).toEqual([0x1f, 0x3d, 0x33, 255]);
  expect(await pixel(icon, 90, 110)).toEqual([255, 255, 255, 255]);
});

test('the tab icon is lighter on a dark tab', async () => {
  const icon = (await icons('mark.svg', leaf)).get('icon.svg')?.toString();
  expect(icon).toContain('<style>svg{color:#1f3d33}@media (prefers-color-scheme:dark)');
});

test('favicon.ico contains a PNG of 32 px', async () => {
  const icon = (await icons('mark.svg', leaf)).get('favicon.ico') ?? Buffer.of();
  const at = icon.readUInt32LE(18);
  const { format, width } = await sharp(icon.subarray(at, at + icon.readUInt32LE(14))).metadata();
  expect([format, width]).toEqual(['png', 32]);
});

test('a raster mark keeps its colours, and produces no icon.svg', async () => {
  const made = await icons('mark.jpg', photo(300, 200).jpeg());
  expect(made.has('icon.svg')).toBe(false);
  expect(await pixel(made.get('apple-touch-icon.png') ?? Buffer.of(), 2, 2)).toEqual([
    255, 255, 255, 255,
  ]);
});

test('a mark that fills its square is drawn completely', async () => {
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><path fill="currentColor" d="M0 0h10v10H0z"/></svg>';
  const icon = (await icons('mark.svg', square)).get('icon-512.png') ?? Buffer.of();
  expect(await pixel(icon, 256, 256)).toEqual([255, 255, 255, 255]);
});

test('existing icons come from the cache', async () => {
  const folder = await emptyFolder();
  const mark = await mediaFile(folder, 'mark.svg', leaf);
  const first = await makeIcons(mark, colours, folder);
  const again = await makeIcons({ ...mark, file: 'gone.svg' }, colours, folder);
  expect(again.get('favicon.ico')).toEqual(first.get('favicon.ico'));
});
