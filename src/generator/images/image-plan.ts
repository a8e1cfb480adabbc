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

/** The images of a shop: what pages hold of them, and the files that they would need. */
export interface ImagePlan {
  images: Images;
  /** By the base of the picture, as pages name it. */
  assets: ReadonlyMap<string, ImageAsset>;
}

/** The number of drawings read at the same time: each may hold a file open. */
const concurrency = 16;

/** Plans the files of every image of the shop; nothing large is encoded yet. */
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
 * An SVG made fit to stand in HTML. It takes the text's colour where it was drawn with
 * `currentColor`; what uses it names it.
 *
 * @throws UserError that names the file where it is no SVG.
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
