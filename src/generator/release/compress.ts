import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip, type ZlibOptions } from 'node:zlib';
import { mediaType } from '#model/hosting/media-type.ts';

/** A compressed copy of a file, stored beside it. */
export interface Encoding {
  /** The extension added to the file's name: '.br'. */
  ending: '.br' | '.gz';
  contents: Buffer;
}

/** How hard to compress a file: `low` for one among thousands, or if someone is waiting. */
export type Effort = 'low' | 'high';

/** Smaller files fit into one packet uncompressed. */
const leastSize = 1024;

/** A copy that saves less than this share is not worth a file. */
const leastSaving = 0.05;

/** Compresses in zlib's threads. Files that are not text, or don't shrink, have no encodings. */
export async function compress(
  path: string,
  contents: Buffer,
  effort: Effort = 'high',
): Promise<Encoding[]> {
  if (!isCompressible(path, contents.length)) return [];
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(contents, brotliOptions(path, contents, effort)),
    promisify(gzip)(contents, gzipOptions(path, effort)),
  ]);
  const encodings: Encoding[] = [
    { ending: '.br', contents: brotli },
    { ending: '.gz', contents: gzipped },
  ];
  const limit = contents.length * (1 - leastSaving);
  return encodings.filter((encoding) => encoding.contents.length <= limit);
}

/** Whether a file is text, and large enough for compressed copies. */
export function isCompressible(path: string, size: number): boolean {
  return mediaType(path).text && size >= leastSize;
}

/**
 * Scripts are few, only change with the code, and every page loads them: they get the best quality.
 */
function isScript(path: string): boolean {
  return path.startsWith('assets/') && path.endsWith('.js');
}

// Reasons for these settings: docs/decisions/0005-compression.md
function brotliOptions(path: string, contents: Buffer, effort: Effort): BrotliOptions {
  const best = isScript(path) ? constants.BROTLI_MAX_QUALITY : 10;
  const window = Math.ceil(Math.log2(contents.length + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'high' ? best : 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 16), 24),
    },
  };
}

function gzipOptions(path: string, effort: Effort): ZlibOptions {
  return { level: effort === 'high' && isScript(path) ? constants.Z_BEST_COMPRESSION : 7 };
}
