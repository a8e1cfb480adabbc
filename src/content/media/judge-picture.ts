import type { MediaFile } from '#model/entities/media.ts';
import type { Diagnosis } from '../diagnostics/diagnostic.ts';
import { measureRaster } from './raster.ts';
import { readSvg, SvgError } from './svg.ts';

/** A mistake in a picture. */
export interface PictureFinding extends Diagnosis {
  /** Line in the file, starting at 1. */
  line?: number;
}

/** Whether a site can show a picture: its metadata, or why it can't be shown. */
export type Judgement =
  | {
      metadata: Omit<MediaFile, 'name' | 'file' | 'hash'>;
      warnings: PictureFinding[];
    }
  | { refusal: PictureFinding };

/**
 * Judges a picture by its bytes. These are the only rules for pictures: builds, `check` and uploads
 * to the content system all use them. Every accepted picture can be encoded.
 */
export async function judgePicture(bytes: Buffer): Promise<Judgement> {
  if (bytes.length === 0) {
    const message = 'The file is empty.';
    return { refusal: { code: 'empty-file', message, hint: 'Copy it again.' } };
  }
  if (isMarkup(bytes)) return judgeDrawing(bytes);
  const measured = await measureRaster(bytes);
  return 'code' in measured ? { refusal: measured } : measured;
}

/** Whether a file is a drawing, or at least not a raster image. */
function isMarkup(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^(?:(?:\xef\xbb\xbf)?\s*<(?!!doctype html)|\xff\xfe|\xfe\xff)/i.test(start);
}

function judgeDrawing(bytes: Buffer): Judgement {
  try {
    const { width, height, dangers, faults, hasText } = readSvg(bytes);
    if (dangers.length > 0) return { refusal: dangerous([...new Set(dangers)]) };
    const warnings: PictureFinding[] = faults.slice(0, 1).map(({ what, line }) => ({
      code: 'broken-drawing',
      message: `The drawing has a value that browsers cannot draw: ${what}. What follows is missing or wrong.`,
      hint: 'Export it again from the drawing program, and compare.',
      line,
    }));
    if (hasText) warnings.push(text);
    return { metadata: { format: 'svg', width, height }, warnings };
  } catch (error) {
    if (!(error instanceof SvgError)) throw error;
    const { message, line } = error;
    const hint = 'Export it again.';
    return {
      refusal: { code: 'invalid-svg', message: `This is not valid SVG: ${message}.`, hint, line },
    };
  }
}

function dangerous(dangers: readonly string[]): PictureFinding {
  if (dangers.every((danger) => photographs.test(danger))) {
    return {
      code: 'unsafe-svg',
      message: 'The drawing contains a photograph (<image>).',
      hint: 'Save the whole of it as PNG or JPEG, or export it without the photograph.',
    };
  }
  return {
    code: 'unsafe-svg',
    message: `The drawing holds more than a drawing: ${dangers.join(', ')}.`,
    hint: 'Export it again as plain SVG, without scripts, links and embedded files.',
  };
}

const photographs = /^<(?:image|feImage)>$/;

const text: PictureFinding = {
  code: 'text-in-drawing',
  message: 'The drawing contains text, which cannot have the fonts of the site.',
  hint: 'Convert the text to paths in the drawing program.',
};
