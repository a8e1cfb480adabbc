import type { SharpOptions } from 'sharp';
import type { MediaFile } from '#model/entities/media.ts';
import type { Diagnosis } from '../diagnostics/diagnostic.ts';

/** Maximum size of an image, in pixels: scaling a larger one takes too much memory. */
const pixelLimit = 32_000_000;

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

/** The signatures of other formats, in lower case, that the library does not recognise. */
const signatures: readonly [format: string, start: string][] = [
  ['BMP', 'bm'],
  ['PSD', '8bps'],
  ['ICO', '\0\0\u0001\0'],
  ['JPEG XL', '\0\0\0\fjxl '],
  ['PDF', '%pdf'],
  ['HTML', '<!doctype html'],
];

interface Measured {
  metadata: Pick<MediaFile, 'format' | 'width' | 'height' | 'opaque' | 'placeholder'>;
  warnings: Diagnosis[];
}

/**
 * Makes sharp read pictures like browsers do, which show those that break rules but can be decoded
 * to the end. Many cameras write such files. Use it wherever pictures are read.
 */
export const readAsBrowsers = { failOn: 'error' } as const;

/** Decodes an image other than SVG. */
export async function measureRaster(bytes: Buffer): Promise<Measured | Diagnosis> {
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) {
    const start = bytes.toString('latin1', 0, 20).toLowerCase();
    const [foreign] = signatures.find(([, sign]) => start.startsWith(sign)) ?? [];
    if (foreign) return unusable(foreign);
    return {
      code: 'broken-image',
      message: 'This is no picture, or it is damaged.',
      hint: 'Save the picture again.',
    };
  }
  const found = metadata.compression === 'av1' ? 'avif' : metadata.format;
  const format = formats.find((known) => known === found);
  if (!format) return found === 'svg' ? drawingIn(bytes) : unusable(found.toUpperCase());
  const { width, height } = metadata.autoOrient;
  if (width * height > pixelLimit) {
    return {
      code: 'image-too-large',
      message: `The picture has ${megapixels(width * height)} megapixels (${width} × ${height}).`,
      hint: `Save it with ${megapixels(pixelLimit)} megapixels at most; 2400 pixels are wide enough.`,
    };
  }
  const isAnimated = (metadata.pages ?? 1) > 1;
  const decoded = await decode(bytes, metadata.hasAlpha);
  if (!decoded) {
    return {
      code: 'broken-image',
      message: endsWell(bytes, format)
        ? 'The picture is damaged: browsers could not show it to its end.'
        : 'The picture is cut off: its end is missing.',
      hint: 'Copy the file again.',
    };
  }
  const { isDamaged, ...seen } = decoded;
  return {
    metadata: { format, width, height, ...seen },
    warnings: [...(isAnimated ? [animated] : []), ...(isDamaged ? [damaged] : [])],
  };
}

function megapixels(pixels: number): string {
  return (pixels / 1e6).toFixed(1).replace('.0', '');
}

const animated: Diagnosis = {
  code: 'animated-image',
  message: 'The picture moves, but only the first of its pictures is shown.',
  hint: 'Save that one as a still picture, or link to a video.',
};

const damaged: Diagnosis = {
  code: 'damaged-image',
  message: 'The file breaks rules of its format; a part of the picture may be wrong.',
  hint: 'Look at it on the site. If something is missing, copy it again from the camera.',
};

/** Reports a drawing that is named like a photograph or compressed; browsers accept neither. */
function drawingIn(bytes: Buffer): Diagnosis {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (isCompressed) return unusable('SVGZ');
  return {
    code: 'image-format',
    message: 'The file is an SVG drawing, but its name ends like that of a photograph.',
    hint: 'Let its name end in .svg.',
  };
}

function unusable(format: string): Diagnosis {
  return {
    code: 'image-format',
    message: `The file's format is ${format}, which is no picture that browsers can show.`,
    hint: 'Save it as JPEG, PNG, WebP, AVIF, GIF or SVG.',
  };
}

/**
 * Whether the file has the length that its format requires. Data appended to it make this false.
 */
function endsWell(bytes: Buffer, format: (typeof formats)[number]): boolean {
  switch (format) {
    case 'jpeg':
      return /ffd9(?:00)*$/.test(bytes.subarray(-64).toString('hex'));
    case 'png':
      return bytes.subarray(-8, -4).toString('latin1') === 'IEND';
    case 'gif':
      return bytes.at(-1) === 0x3b;
    case 'webp':
      return bytes.length === bytes.readUInt32LE(4) + 8;
    default:
      return endOfBoxes(bytes) === bytes.length;
  }
}

/** The end of the last box of an ISO base media file; NaN if a size is given in another form. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) return Number.NaN;
    at += size;
  }
  return at;
}

type Decoded = Pick<MediaFile, 'opaque' | 'placeholder'> & { isDamaged: boolean };

/** Decodes a picture to its end; undefined if that's impossible. */
async function decode(bytes: Buffer, hasAlpha: boolean): Promise<Decoded | undefined> {
  try {
    return { ...(await look(bytes, hasAlpha, { failOn: 'warning' })), isDamaged: false };
  } catch {
    try {
      return { ...(await look(bytes, hasAlpha, readAsBrowsers)), isDamaged: true };
    } catch {
      return undefined;
    }
  }
}

const placeholderSize = 16;

/**
 * The metadata that pages need of a picture. A placeholder is a few pixels as a data URI; pictures
 * with transparent parts have none, since it would shine through.
 */
async function look(
  bytes: Buffer,
  hasAlpha: boolean,
  options: Pick<SharpOptions, 'failOn'>,
): Promise<Pick<MediaFile, 'opaque' | 'placeholder'>> {
  const { default: sharp } = await import('sharp');
  const opaque = !hasAlpha || (await sharp(bytes, options).stats()).isOpaque;
  if (!opaque) return { opaque };
  const pixels = await sharp(bytes, options)
    .autoOrient()
    .resize(placeholderSize, placeholderSize, { fit: 'inside' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return { opaque, placeholder: `data:image/webp;base64,${pixels.toString('base64')}` };
}
