import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAsBrowsers } from '#content/media/raster.ts';
import { replaceFile } from '#disk/replace-file.ts';
import type { ImageAsset, ImageFile } from '../images/asset.ts';
import { readCached } from '../images/cache.ts';
import { encodeImages } from '../images/encode.ts';
import { readImage } from '../images/read-image.ts';

/** Makes pictures for previews. */
export type QuickPicture = (asset: ImageAsset, wanted: ImageFile) => Promise<Picture>;

interface Picture {
  type: string;
  bytes: Buffer;
}

/**
 * Makes pictures in a tenth of a second instead of several seconds: WebP, whatever the file name
 * says, stored in a folder of the cache. Pictures already made for a release are used instead.
 */
export function quickPictures(cache: string): QuickPicture {
  const underWay = new Map<string, Promise<Picture>>();
  return (asset, wanted) => {
    const known = underWay.get(wanted.cached);
    if (known) return known;
    const making = picture(asset, wanted, cache).finally(() => underWay.delete(wanted.cached));
    underWay.set(wanted.cached, making);
    return making;
  };
}

const types = { avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' };

async function picture(asset: ImageAsset, wanted: ImageFile, cache: string): Promise<Picture> {
  const { format, width, cached } = wanted;
  if (format === 'svg') await encodeImages([{ ...asset, files: [wanted] }]);
  const made = await readCached(cached);
  if (made) return { type: types[format], bytes: made };
  const name = hash('sha256', `${asset.media.hash} ${width}`).slice(0, 20);
  const file = join(cache, 'preview', `${name}.webp`);
  const quick = (await readCached(file)) ?? (await encode(asset, width, file));
  return { type: 'image/webp', bytes: quick };
}

async function encode({ media }: ImageAsset, width: number, file: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const bytes = await readImage(media, async () =>
    sharp(await readFile(media.file), readAsBrowsers)
      .autoOrient()
      .resize({ width })
      .toColourspace('srgb')
      .webp({ quality: 75, effort: 0 })
      .toBuffer(),
  );
  await replaceFile(file, bytes);
  return bytes;
}
