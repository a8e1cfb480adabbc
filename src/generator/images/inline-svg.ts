import { readFile } from 'node:fs/promises';
import type { MediaFile } from '#model/entities/media.ts';
import type { InlineSvg } from '#model/views/common.ts';
import { replaceFile } from '#disk/replace-file.ts';
import { cachePath, readCached } from './cache.ts';
import { readImage } from './read-image.ts';
import { rewriteSvg, svgInline } from './svg.ts';

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
