import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ImageAsset, imageAsset } from './asset.ts';
import { encodeImages } from './encode.ts';
import { emptyFolder, mediaFile, photo } from './media.fixture.ts';

function cached({ files }: ImageAsset, format: string, width: number): string {
  return files.find((file) => file.format === format && file.width === width)?.cached ?? '';
}

test('files have the format and width in their names', async () => {
  const folder = await emptyFolder();
  const media = await mediaFile(folder, 'a.jpg', photo(500, 250).jpeg());
  const asset = imageAsset(media, 'page', folder);
  expect(await encodeImages([asset])).toEqual({ made: 2, reused: 0 });
  const { format, compression, width, height } = await sharp(cached(asset, 'avif', 480)).metadata();
  expect({ format, compression, width, height }).toEqual({
    format: 'heif',
    compression: 'av1',
    width: 480,
    height: 240,
  });
  expect(await sharp(cached(asset, 'jpg', 480)).metadata()).toMatchObject({ format: 'jpeg' });
});

test('a second run reuses everything from the cache', async () => {
  const folder = await emptyFolder();
  const asset = imageAsset(await mediaFile(folder, 'a.jpg', photo(60, 40).jpeg()), 'page', folder);
  await encodeImages([asset]);
  expect(await encodeImages([asset])).toEqual({ made: 0, reused: 2 });
});

test('only files missing from the cache are made', async () => {
  const folder = await emptyFolder();
  const asset = imageAsset(await mediaFile(folder, 'a.jpg', photo(60, 40).jpeg()), 'page', folder);
  await encodeImages([asset]);
  await rm(cached(asset, 'jpg', 60));
  expect(await encodeImages([asset])).toEqual({ made: 1, reused: 1 });
});

test('an image used on two pages is encoded once', async () => {
  const folder = await emptyFolder();
  const asset = imageAsset(await mediaFile(folder, 'a.jpg', photo(60, 40).jpeg()), 'page', folder);
  expect(await encodeImages([asset, asset])).toEqual({ made: 2, reused: 0 });
});

test('a picture taken with the camera turned is encoded upright', async () => {
  const folder = await emptyFolder();
  const lying = photo(60, 40).jpeg().withMetadata({ orientation: 6 });
  const media = await mediaFile(folder, 'a.jpg', lying);
  const asset = imageAsset(media, 'page', folder);
  await encodeImages([asset]);
  expect(await sharp(cached(asset, 'jpg', 40)).metadata()).toMatchObject({ width: 40, height: 60 });
});

test('the location of a picture is not published', async () => {
  const folder = await emptyFolder();
  const located = photo(60, 40)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Jo' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } });
  const asset = imageAsset(await mediaFile(folder, 'a.jpg', located), 'page', folder);
  await encodeImages([asset]);
  for (const { cached: file } of asset.files) {
    const { exif, xmp, icc } = await sharp(file).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  }
});

test('transparent parts stay transparent', async () => {
  const folder = await emptyFolder();
  const glass = sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.2 } },
  });
  const asset = imageAsset(await mediaFile(folder, 'a.png', glass.png()), 'page', folder);
  await encodeImages([asset]);
  for (const format of ['avif', 'png']) {
    expect((await sharp(cached(asset, format, 60)).stats()).isOpaque).toBe(false);
  }
});

test('a picture that breaks rules of its format is encoded as browsers show it', async () => {
  const folder = await emptyFolder();
  const bytes = await photo(60, 40).jpeg().toBuffer();
  bytes.fill(Buffer.from([0xff, 0xd3]), bytes.length >> 1, (bytes.length >> 1) + 2);
  const asset = imageAsset(await mediaFile(folder, 'a.jpg', bytes), 'page', folder);
  expect(await encodeImages([asset])).toEqual({ made: 2, reused: 0 });
});

test('a grey or CMYK picture becomes one that every browser shows', async () => {
  const folder = await emptyFolder();
  const grey = await mediaFile(folder, 'grey.jpg', photo(60, 40).greyscale().jpeg());
  const print = await mediaFile(folder, 'print.jpg', photo(60, 40).toColourspace('cmyk').jpeg());
  const assets = [grey, print].map((one) => imageAsset(one, 'page', folder));
  await encodeImages(assets);
  for (const asset of assets) {
    expect((await sharp(cached(asset, 'jpg', 60)).metadata()).space).toMatch(/^(?:srgb|b-w)$/);
  }
});

test('wide-gamut colours are converted, not merely relabelled', async () => {
  const folder = await emptyFolder();
  const red = { r: 200, g: 50, b: 50 };
  const wide = sharp({ create: { width: 60, height: 40, channels: 3, background: red } })
    .withIccProfile('p3')
    .png();
  const asset = imageAsset(await mediaFile(folder, 'a.png', wide), 'page', folder);
  await encodeImages([asset]);
  const [r, g, b] = await sharp(cached(asset, 'jpg', 60))
    .raw()
    .toBuffer();
  for (const [was, is] of [
    [red.r, r],
    [red.g, g],
    [red.b, b],
  ]) {
    expect(Math.abs((was ?? 0) - (is ?? 0))).toBeLessThan(5);
  }
});

test('an SVG is published without its scripts', async () => {
  const folder = await emptyFolder();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" onload="x()"><script>y()</script><foreignObject><b xmlns="http://www.w3.org/1999/xhtml">z</b></foreignObject><path d="M0 0h4v4"/></svg>';
  const asset = imageAsset(await mediaFile(folder, 'a.svg', svg), 'page', folder);
  await encodeImages([asset]);
  const published = await readFile(asset.files[0]?.cached ?? '', 'utf8');
  expect(published).toContain('<path');
  expect(published).not.toMatch(/script|onload|foreignObject|<b/);
});

test('progress counts up to the number of files', async () => {
  const folder = await emptyFolder();
  const asset = imageAsset(await mediaFile(folder, 'a.jpg', photo(60, 40).jpeg()), 'page', folder);
  const seen: [number, number][] = [];
  await encodeImages([asset], (made, total) => seen.push([made, total]));
  expect(seen.at(-1)).toEqual([2, 2]);
});

test('a truncated picture is named, and leaves nothing in the cache', async () => {
  const folder = await emptyFolder();
  const cache = await emptyFolder();
  const media = await mediaFile(folder, 'half.jpg', photo(600, 400).jpeg());
  const asset = imageAsset(media, 'page', cache);
  await writeFile(media.file, (await readFile(media.file)).subarray(0, 2000));
  await expect(encodeImages([asset])).rejects.toThrow('half.jpg');
  expect(
    (await readdir(cache, { recursive: true })).filter((name) => /jpg|tmp/.test(name)),
  ).toEqual([]);
});

test('a picture replaced during the build is named, and leaves nothing in the cache', async () => {
  const folder = await emptyFolder();
  const cache = await emptyFolder();
  const media = await mediaFile(folder, 'other.jpg', photo(60, 40).jpeg());
  const asset = imageAsset(media, 'page', cache);
  await mediaFile(folder, 'other.jpg', photo(60, 40).negate().jpeg());
  await expect(encodeImages([asset])).rejects.toThrow('other.jpg has changed');
  expect(
    (await readdir(cache, { recursive: true })).filter((name) => /jpg|tmp/.test(name)),
  ).toEqual([]);
});
