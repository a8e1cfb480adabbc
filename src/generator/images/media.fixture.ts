import { hash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { MediaFile } from '#model/entities/media.ts';

/** An empty folder that only one test uses. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'images-'));
}

/** Writes an image and describes it as the loaded content would. */
export async function mediaFile(
  folder: string,
  name: string,
  contents: Sharp | string,
): Promise<MediaFile> {
  const file = join(folder, name);
  await writeFile(file, typeof contents === 'string' ? contents : await contents.toBuffer());
  const bytes = await readFile(file);
  const { format, autoOrient } = await sharp(bytes).metadata();
  return {
    name,
    file,
    format: format as MediaFile['format'],
    width: autoOrient.width,
    height: autoOrient.height,
    hash: hash('sha256', bytes),
  };
}

/** A picture with some structure, so that it has bytes to save. */
export function photo(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#345', noise } });
}
