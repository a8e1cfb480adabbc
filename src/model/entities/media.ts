import { z } from 'zod';
import { nameOf, text } from '../fields.ts';
import { translationsOf } from '../translation.ts';

/** The text alternative of an image (WCAG 2.2, 1.1.1). */
export const imageTextSchema = z
  .strictObject({
    file: nameOf(text('File name of the image.'), 'file name'),
    focus: z
      .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
      .optional()
      .describe('The point that cropping keeps, in percent from the left and the top.'),
    translations: translationsOf({
      alt: z.string().describe('What the image shows. Empty for a picture that only decorates.'),
    }),
  })
  .describe('The alternative text of an image.');

export type ImageText = z.output<typeof imageTextSchema>;

/** An image file of the content, measured and hashed. */
export interface MediaFile {
  /** File name without folders, as written on disk. */
  name: string;
  /** Absolute path of the file. */
  file: string;
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg';
  /** Size in px, after applying the EXIF orientation. */
  width: number;
  height: number;
  /** Hash of the file's bytes, hexadecimal. */
  hash: string;
}

/**
 * The key of an image name, which ignores case, surrounding spaces and the Unicode normalisation
 * form.
 */
export function mediaKey(name: string): string {
  return name.trim().toLowerCase().normalize('NFC');
}
