import type { MediaFile } from '#model/entities/media.ts';
import type { Diagnosis } from '../diagnostics/diagnostic.ts';

/** Maximum size of an image, in pixels: scaling a larger one takes too much memory. */
const pixelLimit = 32_000_000;

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

/** How files of other formats begin, in lower case, which the library does not know. */
const signatures: readonly [format: string, start: string][] = [
  ['BMP', 'bm'],
  ['PSD', '8bps'],
  ['ICO', '\0\0\u0001\0'],
  ['JPEG XL', '\0\0\0\fjxl '],
  ['PDF', '%pdf'],
  ['HTML', '<!doctype html'],
];

interface Measured extends Pick<MediaFile, 'format' | 'width' | 'height'> {
  isAnimated?: boolean;
}

/** Format and size of an image other than SVG. Decodes it only if it seems to be truncated. */
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
  if (!format) return unusable(found.toUpperCase());
  const { width, height } = metadata.autoOrient;
  if (width * height > pixelLimit) {
    const megapixels = (pixels: number) => (pixels / 1e6).toFixed(1).replace('.0', '');
    return {
      code: 'image-too-large',
      message: `The picture has ${megapixels(width * height)} megapixels (${width} × ${height}).`,
      hint: `Save it with ${megapixels(pixelLimit)} megapixels at most; 2400 pixels are wide enough.`,
    };
  }
  if (!endsWell(bytes, format) && !(await decodes(bytes))) {
    return {
      code: 'broken-image',
      message: 'The picture is cut off: its end is missing.',
      hint: 'Copy the file again.',
    };
  }
  return { format, width, height, isAnimated: (metadata.pages ?? 1) > 1 };
}

function unusable(format: string): Diagnosis {
  return {
    code: 'image-format',
    message: `The file's format is ${format}, which is no picture that browsers can show.`,
    hint: 'Save it as JPEG, PNG, WebP, AVIF, GIF or SVG.',
  };
}

/** Whether the file is as long as its format says. Data appended after that make this false. */
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

/** The end of the last box of an ISO base media file; NaN if its sizes are given in other ways. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) return Number.NaN;
    at += size;
  }
  return at;
}

async function decodes(bytes: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  try {
    await sharp(bytes, { failOn: 'truncated' }).resize(16).toBuffer();
    return true;
  } catch {
    return false;
  }
}
