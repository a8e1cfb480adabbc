/** The file extensions of pictures, best compression first. */
export type PictureFormat = 'avif' | 'jpg' | 'png' | 'svg';

/** A page's data about an image: the available files, and what the markup needs. */
export interface Picture {
  /**
   * The path without width and extension: '/media/watches-1a2b3c4d'. Changes when the image does.
   */
  base: string;
  /** Best first; the last one works in every browser. */
  formats: PictureFormat[];
  /** Widths of the files, px, ascending. Empty for SVG, which is one file. */
  widths: number[];
  /** The size of the original, px: determines the aspect ratio. */
  width: number;
  height: number;
  /** Text alternative; empty for a decorative picture. */
  alt: string;
  /** The point that cropping keeps visible, in percent from the left and the top. */
  focus?: [number, number];
  /** A few pixels of the picture as a data URI, shown while it loads. */
  placeholder?: string;
}

/** Whether part of a view is a picture. */
export function isPicture(value: object): value is Picture {
  return 'base' in value && 'formats' in value;
}

/** The file for `src`, with the size to reserve for it. */
interface PictureFile {
  src: string;
  width: number;
  height: number;
}

/**
 * The maximum width of the file in `src`, px. It is for browsers without `srcset`, and for
 * machines.
 */
const fallbackWidth = 1200;

/** The `srcset` for one of the picture's formats; a single file for an SVG. */
export function pictureSource(picture: Picture, format: PictureFormat): string {
  if (format === 'svg') return `${picture.base}.svg`;
  return picture.widths
    .map((width) => `${pictureFile(picture, format, width)} ${width}w`)
    .join(', ');
}

/** The file for `src`: a medium size in the format that works in every browser. */
export function pictureFallback(picture: Picture): PictureFile {
  const format = picture.formats.at(-1);
  const width = picture.widths.findLast((one) => one <= fallbackWidth) ?? picture.widths[0];
  if (!format || format === 'svg' || !width) {
    return { src: `${picture.base}.svg`, width: picture.width, height: picture.height };
  }
  const height = Math.round((picture.height * width) / picture.width);
  return { src: pictureFile(picture, format, width), width, height };
}

/** The address of the largest file in the format that works in every browser. */
export function largestFile(picture: Picture): string {
  const format = picture.formats.at(-1);
  const width = picture.widths.at(-1);
  return format && width ? pictureFile(picture, format, width) : `${picture.base}.svg`;
}

function pictureFile(picture: Picture, format: PictureFormat, width: number): string {
  return `${picture.base}-${width}.${format}`;
}
