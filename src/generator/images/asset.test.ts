import { expect, test } from 'vitest';
import sharp from 'sharp';
import { imageAsset } from './asset.ts';
import { emptyFolder, mediaFile, photo } from './media.fixture.ts';

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

test('a photograph is planned in two formats and every width that fits', async () => {
  const folder = await emptyFolder();
  const media = await mediaFile(folder, 'Große Auswahl.JPG', photo(1000, 500).jpeg());
  const { picture, files } = imageAsset(media, 'page', folder);
  expect(picture).toMatchObject({
    formats: ['avif', 'jpg'],
    widths: [480, 800, 1000],
    width: 1000,
    height: 500,
  });
  expect(picture.base).toMatch(/^\/media\/grosse-auswahl-[0-9a-f]{8}$/);
  expect(files).toHaveLength(6);
  expect(files[0]?.path).toBe(`${picture.base.slice(1)}-480.avif`);
});

test('a photograph has a placeholder of a few bytes', async () => {
  const folder = await emptyFolder();
  const media = await mediaFile(folder, 'a.jpg', photo(1000, 500).blur(20).jpeg());
  const { picture } = imageAsset(media, 'page', folder);
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(picture.placeholder?.length).toBeLessThan(200);
});

test('an image with transparent parts is planned as PNG, without a placeholder', async () => {
  const folder = await emptyFolder();
  const image = sharp({
    create: { width: 500, height: 500, channels: 4, background: transparent },
  });
  const { picture } = imageAsset(await mediaFile(folder, 'a.png', image.png()), 'page', folder);
  expect(picture.formats).toEqual(['avif', 'png']);
  expect(picture).not.toHaveProperty('placeholder');
});

test('an image whose alpha channel is opaque throughout is planned as JPEG', async () => {
  const folder = await emptyFolder();
  const media = await mediaFile(folder, 'a.png', photo(500, 500).ensureAlpha().png());
  expect(imageAsset(media, 'page', folder).picture.formats).toContain('jpg');
});

test('an image in a text has no AVIF and is at most 1980 px wide', async () => {
  const folder = await emptyFolder();
  const media = await mediaFile(folder, 'a.jpg', photo(2400, 400).jpeg());
  const { picture } = imageAsset(media, 'markdown', folder);
  expect(picture.formats).toEqual(['jpg']);
  expect(picture.widths.at(-1)).toBe(1980);
  expect(picture).not.toHaveProperty('placeholder');
});

test('the same image has another URL if its settings differ', async () => {
  const folder = await emptyFolder();
  const media = await mediaFile(folder, 'a.jpg', photo(500, 400).jpeg());
  const page = imageAsset(media, 'page', folder);
  const markdown = imageAsset(media, 'markdown', folder);
  expect(page.picture.base).not.toBe(markdown.picture.base);
});

test('an SVG is planned as one file', async () => {
  const folder = await emptyFolder();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';
  const asset = imageAsset(await mediaFile(folder, 'Logo 1.svg', svg), 'page', folder);
  expect(asset.picture).toMatchObject({ formats: ['svg'], widths: [], width: 40, height: 20 });
  expect(asset.files.map(({ path }) => path)).toEqual([`${asset.picture.base.slice(1)}.svg`]);
});

test('a name without usable letters still gives a URL', async () => {
  const folder = await emptyFolder();
  const media = await mediaFile(folder, '時計.jpg', photo(50, 40).jpeg());
  const { picture } = imageAsset(media, 'page', folder);
  expect(picture.base).toMatch(/^\/media\/image-[0-9a-f]{8}$/);
});
