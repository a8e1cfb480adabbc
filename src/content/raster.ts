import type { MediaFile } from '#model/entities/media.ts';
import type { Problem } from './problem.ts';

/** The greatest size of an image, in pixels: a larger one takes too much memory to be scaled. */
const pixelLimit = 32_000_000;

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

/** Why an image cannot be used. */
export type Refusal = Pick<Problem, 'message' | 'hint' | 'line'>;

type Measured = Pick<MediaFile, 'format' | 'width' | 'height'>;

/** Format and size of an image other than SVG, from its first bytes; its end is checked for being there. */
export async function measureRaster(bytes: Uint8Array): Promise<Measured | Refusal> {
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) {
    return { message: 'This is no picture, or it is damaged.', hint: 'Save the picture again.' };
  }
  const found = metadata.compression === 'av1' ? 'avif' : metadata.format;
  const format = formats.find((known) => known === found);
  if (!format) {
    return {
      message: `The picture's format is ${found.toUpperCase()}, which browsers cannot show.`,
      hint: 'Save it as JPEG, PNG, WebP, AVIF, GIF or SVG.',
    };
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > pixelLimit) {
    const megapixels = (pixels: number) => (pixels / 1e6).toFixed(1).replace('.0', '');
    return {
      message: `The picture has ${megapixels(width * height)} megapixels (${width} × ${height}).`,
      hint: `Save it with ${megapixels(pixelLimit)} megapixels at most; 2400 pixels are wide enough.`,
    };
  }
  if (!endsWell(bytes, format) && !(await decodes(bytes))) {
    return { message: 'The picture is cut off: its end is missing.', hint: 'Copy the file again.' };
  }
  return { format, width, height };
}

/** Whether the file has the end that its format asks for. What comes behind it makes this false. */
function endsWell(bytes: Uint8Array, format: (typeof formats)[number]): boolean {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-12);
  switch (format) {
    case 'jpeg':
      return tail.toString('hex').replace(/(?:00)+$/, '').endsWith('ffd9');
    case 'png':
      return tail.toString('latin1').startsWith('IEND', 4);
    case 'gif':
      return tail.at(-1) === 0x3b;
    default:
      return false;
  }
}

async function decodes(bytes: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { failOn: 'truncated' })
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
