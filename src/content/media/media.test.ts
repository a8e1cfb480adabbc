import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { probeMedia } from './media.ts';

const folder = await mkdtemp(join(tmpdir(), 'media-'));
afterAll(() => rm(folder, { recursive: true }));

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14302a' } });

function image(name: string) {
  return { name, file: join(folder, name), place: { document: `media/${name}` } };
}

async function probe(name: string) {
  const { files, diagnostics } = await probeMedia([image(name)]);
  return { file: [...files.values()][0], diagnostic: diagnostics[0] };
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s is measured', async (format) => {
  await canvas(12, 8)
    .toFormat(format)
    .toFile(join(folder, `a.${format}`));
  expect((await probe(`a.${format}`)).file).toMatchObject({ format, width: 12, height: 8 });
});

test('the format comes from the content, not from the name', async () => {
  await canvas(12, 8).png().toFile(join(folder, 'really-png.jpg'));
  expect((await probe('really-png.jpg')).file?.format).toBe('png');
});

test('a picture that is stored lying is measured standing', async () => {
  await canvas(12, 8).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'turned.jpg'));
  expect((await probe('turned.jpg')).file).toMatchObject({ width: 8, height: 12 });
});

test('the hash is the beginning of the SHA-256 of the bytes', async () => {
  await writeFile(join(folder, 'logo.svg'), '<svg viewBox="0 0 2 1"/>');
  expect((await probe('logo.svg')).file).toEqual({
    name: 'logo.svg',
    file: join(folder, 'logo.svg'),
    format: 'svg',
    width: 2,
    height: 1,
    hash: 'f924ddc9b53c13d6',
  });
});

test('images are found by their name in lower case without spaces', async () => {
  await copyFile(join(folder, 'a.png'), join(folder, 'Ä B.PNG '));
  const { files } = await probeMedia([image('Ä B.PNG ')]);
  expect([...files.keys()]).toEqual(['ä b.png']);
});

test('a changed file is measured again', async () => {
  await canvas(3, 3).png().toFile(join(folder, 'changing.png'));
  await probe('changing.png');
  await canvas(300, 200).png().toFile(join(folder, 'changing.png'));
  expect((await probe('changing.png')).file).toMatchObject({ width: 300, height: 200 });
});

test('bytes behind the end of a picture do no harm', async () => {
  const bytes = await canvas(12, 8).jpeg().toBuffer();
  await writeFile(join(folder, 'more.jpg'), Buffer.concat([bytes, Buffer.from('more')]));
  expect((await probe('more.jpg')).file).toMatchObject({ width: 12 });
});

test('a picture that moves is measured, with a word that it will not', async () => {
  const frames = Buffer.alloc(4 * 8 * 3, 1).fill(200, 0, 4 * 4 * 3);
  await sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
    .gif()
    .toFile(join(folder, 'moving.gif'));
  expect(await probe('moving.gif')).toMatchObject({
    file: { width: 4, height: 4 },
    diagnostic: { code: 'animated-image', severity: 'warning' },
  });
});

test('a file that has gone is reported, not thrown', async () => {
  expect((await probe('gone.png')).diagnostic).toMatchObject({
    code: 'unreadable',
    place: { document: 'media/gone.png' },
    message: 'This cannot be read (ENOENT).',
  });
});
