import { basename, join } from 'node:path';
import type { MediaFile } from '#model/entities/media.ts';
import type { Picture, PictureFormat } from '#model/picture.ts';
import { cachePath } from './cache.ts';
import { type ImagePurpose, imageSettings, imageWidths } from './settings.ts';
import { svgFile } from './svg.ts';

/** An image as it will be published: its data for pages, and the files that they refer to. */
export interface ImageAsset {
  picture: Omit<Picture, 'alt' | 'focus'>;
  media: MediaFile;
  purpose: ImagePurpose;
  files: ImageFile[];
}

export interface ImageFile {
  /** Path below the site's root: 'media/watches-1a2b3c4d-480.avif'. */
  path: string;
  /** Absolute path where `encodeImages` stores it. */
  cached: string;
  format: PictureFormat;
  /** px; 0 for SVG. */
  width: number;
}

/**
 * Plans the files of an image without encoding any, so that pages can be rendered immediately and
 * the files made later.
 */
export function imageAsset(
  media: MediaFile,
  purpose: ImagePurpose,
  cacheFolder: string,
): ImageAsset {
  return media.format === 'svg'
    ? svgAsset(media, purpose, cacheFolder)
    : rasterAsset(media, purpose, cacheFolder);
}

function svgAsset(media: MediaFile, purpose: ImagePurpose, cacheFolder: string): ImageAsset {
  const { width, height } = media;
  const cached = `${cachePath(cacheFolder, media.hash, svgFile)}.svg`;
  const base = pictureBase(media, cached);
  return {
    picture: { base, formats: ['svg'], widths: [], width, height },
    media,
    purpose,
    files: [{ path: `${base.slice(1)}.svg`, cached, format: 'svg', width: 0 }],
  };
}

function rasterAsset(media: MediaFile, purpose: ImagePurpose, cacheFolder: string): ImageAsset {
  const { width, height, opaque, placeholder } = media;
  const settings = imageSettings[purpose];
  const formats: PictureFormat[] = [...settings.modern, opaque ? 'jpg' : 'png'];
  const widths = imageWidths(width, settings.widths);
  const folder = cachePath(cacheFolder, media.hash, settings);
  const base = pictureBase(media, folder);
  const shown = purpose === 'page' && placeholder ? { placeholder } : {};
  return {
    picture: { base, formats, widths, width, height, ...shown },
    media,
    purpose,
    files: widths.flatMap((one) =>
      formats.map((format) => ({
        path: `${base.slice(1)}-${one}.${format}`,
        cached: join(folder, `${one}.${format}`),
        format,
        width: one,
      })),
    ),
  };
}

/** A URL path from the file's name, and a hash that identifies this version. */
function pictureBase({ name }: MediaFile, cached: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `/media/${words || 'image'}-${basename(cached).slice(0, 8)}`;
}
