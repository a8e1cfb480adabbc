/** The endings of picture files, best compression first. */
export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png' | 'svg';

/** What a page holds of an image: the files that exist, and what the markup needs to know of them. */
export interface Picture {
  /** Path without width and ending: '/media/watches-1a2b3c4d'. Changes when the image does. */
  base: string;
  /** Best first; the last is the one that every browser shows. */
  formats: PictureFormat[];
  /** Widths of the files, px, ascending. Empty for SVG, which is one file. */
  widths: number[];
  /** Size of the original, px: gives the aspect ratio. */
  width: number;
  height: number;
  /** What it shows; empty for a picture that only decorates. */
  alt: string;
  /** The point that cropping keeps, in percent from the left and the top. */
  focus?: [number, number];
  /** A few pixels of the picture as a data URI, to show while it loads. */
  placeholder?: string;
}

/** The file that stands in `src`, with the size to reserve for it. */
interface PictureFile {
  src: string;
  width: number;
  height: number;
}

/** Greatest width of the file in `src`, px. It serves browsers without `srcset`, and machines. */
const fallbackWidth = 1200;

/** The `srcset` of one of the picture's formats; its only file where it is an SVG. */
export function pictureSource(picture: Picture, format: PictureFormat): string {
  if (format === 'svg') return `${picture.base}.svg`;
  return picture.widths
    .map((width) => `${pictureFile(picture, format, width)} ${width}w`)
    .join(', ');
}

/** The file for `src`: a middle size in the format that every browser shows. */
export function pictureFallback(picture: Picture): PictureFile {
  const format = picture.formats.at(-1);
  const width = picture.widths.findLast((one) => one <= fallbackWidth) ?? picture.widths[0];
  if (!format || format === 'svg' || !width) {
    return { src: `${picture.base}.svg`, width: picture.width, height: picture.height };
  }
  const height = Math.round((picture.height * width) / picture.width);
  return { src: pictureFile(picture, format, width), width, height };
}

function pictureFile(picture: Picture, format: PictureFormat, width: number): string {
  return `${picture.base}-${width}.${format}`;
}
