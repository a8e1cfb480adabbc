import pMap from 'p-map';
import type { Site } from '#model/site.ts';
import type { MediaFile } from '#model/entities/media.ts';
import { type ImageAsset, imageAsset } from './asset.ts';
import { inlineSvg } from './inline-svg.ts';
import type { ImageData, Images } from '../plan/context.ts';

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
