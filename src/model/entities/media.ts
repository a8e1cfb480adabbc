import { z } from 'zod';
import { nameOf, text } from '../fields.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';

/** The text alternative of an image (WCAG 2.2, 1.1.1). */
export const imageTextSchema = z
  .strictObject({
    file: nameOf(
      text('File name of the image.', {
        de: 'Dateiname',
        en: 'File name',
        fr: 'Nom du fichier',
        inList: 'title',
      }),
      'file name',
    ),
    focus: z
      .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
      .optional()
      .meta(
        about('The point that cropping keeps, in percent from the left and the top.', {
          de: ['Wichtigster Punkt', 'Er bleibt zu sehen, wenn das Bild beschnitten wird.'],
          en: ['Main point', 'It stays in view where the picture is cropped.'],
          fr: ['Point principal', 'Il reste visible quand l’image est recadrée.'],
        }),
      ),
    translations: translationsOf({
      alt: z.string().meta({
        ...about('What the image shows. Empty for a picture that only decorates.', {
          de: [
            'Was auf dem Bild zu sehen ist',
            'Wird Menschen vorgelesen, die es nicht sehen. Leer lassen, wenn es nur schmückt.',
          ],
          en: [
            'What the picture shows',
            'Read aloud to people who cannot see it. Leave it empty if it only decorates.',
          ],
          fr: [
            'Ce que montre l’image',
            'Lu à voix haute aux personnes qui ne la voient pas. Laissez vide si elle est purement décorative.',
          ],
          inList: 'column',
        }),
        form: 'sentences',
      }),
    }),
  })
  .meta(about('The alternative text of an image.', { de: 'Bild', en: 'Picture', fr: 'Image' }));

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
  /** Whether every pixel is fully opaque; never true for SVG. */
  opaque?: boolean;
  /** A few pixels of an opaque picture as a data URI, shown until it has loaded. */
  placeholder?: string;
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
