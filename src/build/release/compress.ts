import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';

/** A compressed form of a file, stored beside it. */
export interface Encoding {
  /** What its name has more than the file's: '.br'. */
  ending: '.br' | '.gz';
  contents: Buffer;
}

const text = /\.(?:html|css|js|json|svg|xml|txt|webmanifest|md|ics)$/;

/** Smaller files fit into one packet as they are. */
const leastSize = 1024;

/** A form that saves less than this share is not worth a file. */
const leastSaving = 0.05;

/** Compresses in zlib's threads. What is not text, or does not shrink, has no encodings. */
export async function compress(path: string, contents: Buffer): Promise<Encoding[]> {
  if (!isWorthwhile(path, contents)) return [];
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(contents, brotliOptions(path, contents)),
    promisify(gzip)(contents, gzipOptions(path)),
  ]);
  return smaller(contents, brotli, gzipped);
}

/** The same in the calling thread. */
export function compressSync(path: string, contents: Buffer): Encoding[] {
  if (!isWorthwhile(path, contents)) return [];
  return smaller(
    contents,
    brotliCompressSync(contents, brotliOptions(path, contents)),
    gzipSync(contents, gzipOptions(path)),
  );
}

/** Whether a file of this name may have compressed forms. */
export function isCompressible(path: string): boolean {
  return text.test(path);
}

function isWorthwhile(path: string, contents: Buffer): boolean {
  return isCompressible(path) && contents.length >= leastSize;
}

/** Scripts and styles are few, and many pages load them: they are worth the most that can be had. */
function isAsset(path: string): boolean {
  return path.startsWith('assets/');
}

// Why these: docs/decisions/0005-compression.md
function brotliOptions(path: string, contents: Buffer): BrotliOptions {
  const window = Math.ceil(Math.log2(contents.length + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isAsset(path) ? constants.BROTLI_MAX_QUALITY : 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 16), 24),
    },
  };
}

function gzipOptions(path: string): ZlibOptions {
  return { level: isAsset(path) ? constants.Z_BEST_COMPRESSION : 7 };
}

function smaller(contents: Buffer, brotli: Buffer, gzipped: Buffer): Encoding[] {
  const encodings: Encoding[] = [
    { ending: '.br', contents: brotli },
    { ending: '.gz', contents: gzipped },
  ];
  const limit = contents.length * (1 - leastSaving);
  return encodings.filter((encoding) => encoding.contents.length <= limit);
}
