import { hash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { judgePicture } from '#content/media/judge-picture.ts';
import type { MediaFile } from '#model/entities/media.ts';

/** Creates an empty folder for a single test. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'images-'));
}

/** Writes an image and describes it as the loaded content would. */
export async function mediaFile(
  folder: string,
  name: string,
  contents: Sharp | Buffer | string,
): Promise<MediaFile> {
  const file = join(folder, name);
  const isWritten = typeof contents === 'string' || Buffer.isBuffer(contents);
  await writeFile(file, isWritten ? contents : await contents.toBuffer());
  const bytes = await readFile(file);
  const judgement = await judgePicture(bytes);
  // Drawings refused by the loader are rewritten too, in case its rules ever miss one.
  const metadata =
    'metadata' in judgement
      ? judgement.metadata
      : ({ format: 'svg', width: 4, height: 4 } as const);
  return { name, file, ...metadata, hash: hash('sha256', bytes) };
}

/** A picture with some structure, so that compression matters. */
export function photo(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#345', noise } });
}
