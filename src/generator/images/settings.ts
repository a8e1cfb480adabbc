import type { AvifOptions, JpegOptions, PngOptions } from 'sharp';

/** Where an image appears: in a template, or within a text. */
export type ImagePurpose = 'page' | 'markdown';

export interface ImageSettings {
  /** Widths of the files, px; skips widths above the original's. */
  widths: readonly number[];
  /** Formats to make in addition to the one that every browser shows. */
  modern: readonly 'avif'[];
  avif: AvifOptions;
  jpg: JpegOptions;
  /** Replaces JPEG if the image has transparent parts. */
  png: PngOptions;
}

/**
 * Photographs of 1600 px on one core, mean of four:
 *
 *     AVIF effort 2, 4:4:4    289 ms   50.5 KB      JPEG, mozjpeg     91 ms   82.4 KB
 *     AVIF effort 3, 4:4:4    515 ms   46.3 KB      JPEG, libjpeg     33 ms  134.8 KB
 *     AVIF effort 3, 4:2:0    419 ms   44.0 KB
 *     AVIF effort 4, 4:4:4   2117 ms   43.7 KB
 *     AVIF effort 6, 4:4:4   5746 ms   42.3 KB
 *
 * AVIF effort 3 with 4:2:0 has the bytes of effort 4 at a fifth of its time. Every browser that the
 * application runs in shows AVIF, so there is no WebP: its addresses took 0.3 KB of a brand page.
 */
const page: ImageSettings = {
  widths: [480, 800, 1200, 1600, 2000],
  modern: ['avif'],
  avif: { quality: 52, effort: 3, chromaSubsampling: '4:2:0' },
  jpg: { quality: 76, mozjpeg: true },
  png: { compressionLevel: 9 },
};

/** Defined by the specification: at most 1980 px wide, quality 85, no WebP. */
const markdown: ImageSettings = {
  ...page,
  widths: [480, 800, 1200, 1600, 1980],
  modern: [],
  jpg: { quality: 85, mozjpeg: true },
};

export const imageSettings: Record<ImagePurpose, ImageSettings> = { page, markdown };

/**
 * The widths to make of an image: all that don't exceed the original. If that is narrower than the
 * largest width, and more than a tenth wider than the widest of these, its own width is made too.
 */
export function imageWidths(original: number, widths: readonly number[]): number[] {
  const fitting = widths.filter((width) => width <= original);
  const widest = fitting.at(-1) ?? 0;
  const needsOwn = original > widest * 1.1 && original < (widths.at(-1) ?? 0);
  return needsOwn ? [...fitting, original] : fitting;
}
