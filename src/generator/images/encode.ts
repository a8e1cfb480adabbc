import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Raw, Sharp } from 'sharp';
import type { MediaFile } from '#model/entities/media.ts';
import type { PictureFormat } from '#model/picture.ts';
import { readAsBrowsers } from '#content/media/raster.ts';
import { replaceFile } from '#disk/replace-file.ts';
import type { ImageAsset, ImageFile } from './asset.ts';
import { readImage } from './read-image.ts';
import { imageSettings, type ImageSettings } from './settings.ts';
import { rewriteSvg, svgFile } from './svg.ts';

export interface Encoded {
  /** Files that were made. */
  made: number;
  /** Files found in the cache. */
  reused: number;
}

/** The missing files of one width of an image. */
interface Job {
  media: MediaFile;
  settings: ImageSettings;
  width: number;
  files: ImageFile[];
}

/**
 * Makes the image files that are missing from the cache. Turns them upright, converts them to sRGB
 * and removes metadata, which may reveal where and by whom a picture was taken.
 *
 * @param onProgress called after each job with the number of files made so far and in total.
 * @throws UserError that names the image which cannot be read.
 */
export async function encodeImages(
  assets: readonly ImageAsset[],
  onProgress: (made: number, total: number) => void = () => {},
): Promise<Encoded> {
  const files = new Set(assets.flatMap((asset) => asset.files.map(({ cached }) => cached)));
  const jobs = missingJobs(assets);
  const total = jobs.reduce((sum, job) => sum + job.files.length, 0);
  let made = 0;
  const queue = jobs.values();
  // One image per core, each with libvips' own threads, took 4.2 s for 72 files on two cores; one
  // image at a time 6.0 s; four at a time 4.9 s.
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (const job of queue) {
      await run(job);
      made += job.files.length;
      onProgress(made, total);
    }
  });
  try {
    await Promise.all(lanes);
  } finally {
    jobs.length = 0; // If one lane fails, the others end after their current job.
  }
  return { made, reused: files.size - total };
}

/** The images with the files that are missing from the cache; omits complete images. */
export function missingFiles(assets: readonly ImageAsset[]): ImageAsset[] {
  return assets.flatMap((asset) => {
    const files = asset.files.filter(({ cached }) => !existsSync(cached));
    return files.length > 0 ? [{ ...asset, files }] : [];
  });
}

/** Largest first, so that no core is left with a large image at the end. */
function missingJobs(assets: readonly ImageAsset[]): Job[] {
  const jobs: Job[] = [];
  const planned = new Set<string>();
  for (const { media, purpose, files } of missingFiles(assets)) {
    const missing = files.filter(({ cached }) => !planned.has(cached));
    for (const { cached } of missing) planned.add(cached);
    const widths = Map.groupBy(missing, ({ width }) => width);
    for (const [width, ofWidth] of widths) {
      jobs.push({ media, settings: imageSettings[purpose], width, files: ofWidth });
    }
  }
  return jobs.toSorted((one, other) => pixels(other) - pixels(one));
}

function pixels({ media, width }: Job): number {
  return (width * width * media.height) / media.width;
}

async function run(job: Job): Promise<void> {
  if (job.media.format === 'svg') return rewrite(job);
  // Loaded on demand, since most builds make no image.
  const { default: sharp } = await import('sharp');
  // Scaled once for all formats, which saves an eighth of the time.
  const { data, info } = await readImage(job.media, () =>
    sharp(job.media.file, readAsBrowsers)
      .autoOrient()
      .resize({ width: job.width })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { cached, format } of job.files) {
    // A server may have made it meanwhile, for a visitor.
    if (existsSync(cached)) continue;
    await replaceFile(cached, await encode(sharp(data, { raw }), format, job.settings));
  }
}

async function rewrite({ media, files }: Job): Promise<void> {
  const svg = await readImage(media, async () => rewriteSvg(await readFile(media.file), svgFile));
  for (const { cached } of files) await replaceFile(cached, svg);
}

function encode(image: Sharp, format: PictureFormat, settings: ImageSettings): Promise<Buffer> {
  const encoded: Record<Exclude<PictureFormat, 'svg'>, () => Sharp> = {
    avif: () => image.avif(settings.avif),
    jpg: () => image.jpeg(settings.jpg),
    png: () => image.png(settings.png),
  };
  if (format === 'svg') throw new TypeError('A picture made of pixels cannot become an SVG.');
  return encoded[format]().toBuffer();
}
