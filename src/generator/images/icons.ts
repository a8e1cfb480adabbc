import { join } from 'node:path';
import type { MediaFile } from '#model/entities/media.ts';
import { replaceFile } from '#disk/replace-file.ts';
import { cachePath, readCached } from './cache.ts';
import { drawIcons, type IconColours, iconNames, iconSettings } from './icon-drawing.ts';
import { readImage } from './read-image.ts';

/**
 * The icons of a site by file name: for tabs, home screens and installed apps. A mark drawn with
 * `currentColor` takes the shop's colour; any other keeps its own. Only an SVG gives `icon.svg`.
 */
export async function makeIcons(
  mark: MediaFile,
  colours: IconColours,
  cacheFolder: string,
): Promise<Map<string, Buffer>> {
  const folder = cachePath(cacheFolder, mark.hash, colours, iconSettings);
  const cached = await cachedIcons(mark, folder);
  if (cached.size === iconNames(mark).length) return cached;
  const icons = await readImage(mark, () => drawIcons(mark, colours));
  for (const [name, icon] of icons) await replaceFile(join(folder, name), icon);
  // From the cache again, so that both ways give the icons in the same order.
  return cachedIcons(mark, folder);
}

async function cachedIcons(mark: MediaFile, folder: string): Promise<Map<string, Buffer>> {
  const icons = new Map<string, Buffer>();
  for (const name of iconNames(mark)) {
    const icon = await readCached(join(folder, name));
    if (icon) icons.set(name, icon);
  }
  return icons;
}
