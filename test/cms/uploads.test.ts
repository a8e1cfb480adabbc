import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { upload, visitor } from './staff.ts';

test('a picture of an iPhone becomes one that browsers show', async () => {
  const heic = await readFile('test/fixtures/pictures/phone.heic');
  const { doc } = await upload('media', 'IMG_0815.HEIC', heic, 'image/heic');
  expect(doc).toMatchObject({ filename: 'IMG_0815.jpg', mimeType: 'image/jpeg' });
  const picture = await sharp(await bytesOf(doc.url)).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: 240, height: 160 });
});

test('a picture of 48 megapixels, held upright, is turned and becomes smaller', async () => {
  const background = '#2a6';
  const large = await sharp({ create: { width: 8064, height: 6048, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 30 })
    .toBuffer();
  const { doc } = await upload('media', 'gross.jpg', large, 'image/jpeg');
  const { width, height, orientation = 1 } = await sharp(await bytesOf(doc.url)).metadata();
  expect({ width, height, orientation }).toEqual({ width: 3072, height: 4096, orientation: 1 });
});

test('a picture that is fit as it is keeps its bytes', async () => {
  const bytes = await readFile('content/media/gift.jpg');
  const { doc } = await upload('media', 'geschenk.jpg', bytes, 'image/jpeg');
  expect(Buffer.compare(await bytesOf(doc.url), bytes)).toBe(0);
});

test('a PDF stands on the site under its name', async () => {
  await upload('files', 'preisliste.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'), 'application/pdf');
  const { body } = await visitor(inject('cms').key)('GET', '/api/export');
  expect(body['files']).toContainEqual(expect.objectContaining({ path: '/preisliste.pdf' }));
});

async function bytesOf(path: string): Promise<Buffer> {
  const { url, key } = inject('cms');
  const headers = { Authorization: `readers API-Key ${key}` };
  const response = await fetch(new URL(path, url), { headers });
  return Buffer.from(await response.arrayBuffer());
}
