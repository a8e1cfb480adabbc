import { readFile } from 'node:fs/promises';
import pMap from 'p-map';
import type { Site } from '#model/site.ts';
import type { MediaFile } from '#model/entities/media.ts';
import type { InlineSvg } from '#model/views/common.ts';
import { replaceFile } from '#disk/replace-file.ts';
import { type ImageAsset, imageAsset } from './asset.ts';
import type { ImageData, Images } from '../plan/context.ts';
import { cachePath, readCached } from './cache.ts';
import { readImage } from './read-image.ts';
import { rewriteSvg, svgInline } from './svg.ts';

/** The images of a shop: their data for pages, and the files that these may need. */
export interface ImagePlan {
  images: Images;
  /** By the picture's base path, as pages name it. */
  assets: ReadonlyMap<string, ImageAsset>;
}

/** The maximum number of drawings read at the same time: each may hold a file open. */
const concurrency = 16;

/** Plans the files of every image of the shop, without encoding any. */
export async function planImages(site: Site, cacheFolder: string): Promise<ImagePlan> {
  const images = new Map<string, ImageData>();
  const assets = new Map<string, ImageAsset>();
  const measure = async ([key, media]: [string, MediaFile]): Promise<void> => {
    const page = imageAsset(media, 'page', cacheFolder);
    const markdown = imageAsset(media, 'markdown', cacheFolder);
    const svg = media.format === 'svg' ? await inlineSvg(media, cacheFolder) : undefined;
    for (const asset of [page, markdown]) assets.set(asset.picture.base, asset);
    images.set(key, { page: page.picture, markdown: markdown.picture, ...(svg ? { svg } : {}) });
  };
  await pMap(site.media, measure, { concurrency });
  return { images, assets };
}

/**
 * Prepares an SVG for inlining in HTML. It inherits the text's colour if it was drawn with
 * `currentColor`; the element that contains it gives it a name.
 *
 * @throws UserError that names the file if it is not a valid SVG.
 */
export async function inlineSvg(media: MediaFile, cacheFolder: string): Promise<InlineSvg> {
  const plugins = svgInline(`m${media.hash.slice(0, 6)}`);
  const cached = `${cachePath(cacheFolder, media.hash, plugins)}.svg`;
  const known = await readCached(cached);
  if (known) return { svg: known.toString(), width: media.width, height: media.height };
  const svg = await readImage(media, async () => rewriteSvg(await readFile(media.file), plugins));
  await replaceFile(cached, svg);
  return { svg, width: media.width, height: media.height };
}
