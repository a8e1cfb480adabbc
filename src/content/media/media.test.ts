import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type MediaMetadata, probeMedia } from './media.ts';
import * as raster from './raster.ts';

const folder = await mkdtemp(join(tmpdir(), 'media-'));
afterAll(() => rm(folder, { recursive: true }));

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14302a' } });

function image(name: string) {
  return { name, file: join(folder, name), place: { document: `media/${name}` } };
}

async function probe(name: string) {
  const { files, findings } = await probeMedia([image(name)]);
  return { file: [...files.values()][0], diagnostic: findings[0]?.diagnostic };
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

test('a rotated photograph is measured upright', async () => {
  await canvas(12, 8).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'turned.jpg'));
  expect((await probe('turned.jpg')).file).toMatchObject({ width: 8, height: 12 });
});

test('the hash is the start of the SHA-256 of the bytes', async () => {
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

test('bytes after the end of a picture are ignored', async () => {
  const bytes = await canvas(12, 8).jpeg().toBuffer();
  await writeFile(join(folder, 'more.jpg'), Buffer.concat([bytes, Buffer.from('more')]));
  expect((await probe('more.jpg')).file).toMatchObject({ width: 12 });
});

describe('a picture that breaks rules but is shown by browsers is used, with a warning', () => {
  // The parameters after the components of a scan; 0 to 63 in every sequential JPEG.
  const endOfScanHeader = Buffer.from([0x00, 0x3f, 0x00]);
  test.each([
    // lovell/sharp#3488: Samsung phones
    [
      'Invalid SOS parameters',
      (bytes: Buffer) =>
        bytes.fill(0, bytes.indexOf(endOfScanHeader) + 1, bytes.indexOf(endOfScanHeader) + 2),
    ],
    // lovell/sharp#4149: CCTV snapshots
    [
      'a marker within the data',
      (bytes: Buffer) =>
        bytes.fill(Buffer.from([0xff, 0xd3]), bytes.length >> 1, (bytes.length >> 1) + 2),
    ],
  ])('%s', async (name, breaking) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const photo = sharp({
      create: { width: 90, height: 60, channels: 3, background: '#888', noise },
    });
    await writeFile(join(folder, `${name}.jpg`), breaking(await photo.jpeg().toBuffer()));
    const { file, diagnostic } = await probe(`${name}.jpg`);
    expect(file).toMatchObject({ width: 90, opaque: true });
    expect(file?.placeholder).toMatch(/^data:/);
    expect(diagnostic).toMatchObject({ code: 'damaged-image', severity: 'warning' });
  });
});

test('an animated picture is measured, with a warning that it stays still', async () => {
  const frames = Buffer.alloc(4 * 8 * 3, 1).fill(200, 0, 4 * 4 * 3);
  await sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
    .gif()
    .toFile(join(folder, 'moving.gif'));
  expect(await probe('moving.gif')).toMatchObject({
    file: { width: 4, height: 4 },
    diagnostic: { code: 'animated-image', severity: 'warning' },
  });
});

test('a missing file is reported instead of throwing', async () => {
  expect((await probe('gone.png')).diagnostic).toMatchObject({
    code: 'unreadable',
    place: { document: 'media/gone.png' },
    message: 'This cannot be read (ENOENT).',
  });
});

test.each([
  ['<path d="M0 0LNaN 4"/>', 'broken-drawing', 'NaN in d of <path>'],
  ['<text>Uhren</text>', 'text-in-drawing', 'fonts of the site'],
  ['<image href="data:image/png;base64,AA=="/>', 'unsafe-svg', 'contains a photograph'],
  ['<image href="x.png"/><script/>', 'unsafe-svg', '<image>, <script>'],
])('a drawing with %s is reported as %s', async (content, code, message) => {
  await writeFile(join(folder, 'said.svg'), `<svg viewBox="0 0 2 1">${content}</svg>`);
  const { diagnostic } = await probe('said.svg');
  expect(diagnostic?.code).toBe(code);
  expect(diagnostic?.message).toContain(message);
});

test('a drawing is recognised by its content, not its name', async () => {
  await writeFile(join(folder, 'drawing.png'), '\n<svg viewBox="0 0 2 1"/>');
  expect((await probe('drawing.png')).file?.format).toBe('svg');
});

test('bytes that were judged before are not decoded again, even in another file', async () => {
  const known = new Map<string, MediaMetadata>();
  const bytes = await canvas(12, 8).png().toBuffer();
  await writeFile(join(folder, 'once.png'), bytes);
  await writeFile(join(folder, 'twice.png'), bytes);
  const judging = vi.spyOn(raster, 'measureRaster');
  await probeMedia([image('once.png')], known);
  const { files } = await probeMedia([image('twice.png')], known);
  expect(files.get('twice.png')).toMatchObject({ width: 12 });
  expect(judging).toHaveBeenCalledOnce();
});
