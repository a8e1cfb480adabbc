import { z } from 'zod';
import type { MediaFile } from '#model/entities/media.ts';
import { replaceFile } from '#disk/replace-file.ts';
import { cachePath, readCached } from './cache.ts';
import { readImage } from './read-image.ts';

const factsSchema = z.strictObject({ opaque: z.boolean(), placeholder: z.string().optional() });

/** What must be known of an image before a page with it can be made. */
type ImageFacts = z.output<typeof factsSchema>;

const placeholder = { size: 16, quality: 30, effort: 6 };

/**
 * Looks into an image once and remembers what it saw. A placeholder is a few pixels as a data URI;
 * an image with transparent parts has none, since it would shine through.
 *
 * @throws UserError that names the image where it cannot be read.
 */
export async function imageFacts(media: MediaFile, cacheFolder: string): Promise<ImageFacts> {
  const file = `${cachePath(cacheFolder, media.hash, placeholder)}.json`;
  const known = await readCached(file);
  if (known) return factsSchema.parse(JSON.parse(known.toString()));
  const facts = await readImage(media, () => look(media.file));
  await replaceFile(file, JSON.stringify(facts));
  return facts;
}

async function look(file: string): Promise<ImageFacts> {
  const { default: sharp } = await import('sharp');
  const image = sharp(file);
  const { hasAlpha } = await image.metadata();
  const opaque = !hasAlpha || (await image.stats()).isOpaque;
  if (!opaque) return { opaque };
  const { size, quality, effort } = placeholder;
  const pixels = await sharp(file)
    .autoOrient()
    .resize(size, size, { fit: 'inside' })
    .webp({ quality, effort })
    .toBuffer();
  return { opaque, placeholder: `data:image/webp;base64,${pixels.toString('base64')}` };
}
