import heic from 'heic-decode';
import type { CollectionBeforeOperationHook, Payload } from 'payload';
import sharp, { type Sharp } from 'sharp';
import type { Diagnosis } from '../../../src/content/diagnostics/diagnostic.ts';
import { judgePicture } from '../../../src/content/media/judge-picture.ts';
import { readAsBrowsers } from '../../../src/content/media/raster.ts';
import { readSvg } from '../../../src/content/media/svg.ts';
import { mediaKey } from '../../../src/model/entities/media.ts';
import { dataOf } from '../records/data.ts';
import { keepMetadata, kept, refuseFetching, refuseTooHeavy } from './limits.ts';
import { longestSide } from './most-megabytes.ts';
import { refusal } from './refuse.ts';
import { type Notice, notices } from './words.ts';

interface UploadedFile {
  data: Buffer;
  mimetype: string;
  name: string;
  size: number;
}

/** The maximum number of pixels of a picture to be shrunk: phones take photos of 200 megapixels. */
const most = 210_000_000;

/** The maximum number of pixels of an iPhone's picture: its decoder holds all of them in memory. */
const mostOfHeic = 64_000_000;

/** Rejects pictures that a site cannot show, in the language of the person who uploads them. */
export const preparePicture: CollectionBeforeOperationHook = async (asked) => {
  const { args, req } = asked;
  if (!req.file) {
    refuseFetching(asked);
    keepMetadata(asked);
    return;
  }
  refuseTooHeavy(req);
  try {
    const { file, found } = await preparedPicture(req.file);
    const own: unknown = Reflect.get(args, 'id');
    req.file = { ...req.file, ...file, name: freeName(file.name, await names(req.payload, own)) };
    const data = dataOf(Reflect.get(args, 'data'));
    Object.assign(args, { data: { ...data, notices: found } });
  } catch (error) {
    throw error instanceof Refused ? refusal(req, error.reason) : error;
  }
};

/** Thrown for a picture that a site cannot show. */
class Refused extends Error {
  readonly reason: Diagnosis;

  constructor(reason: Diagnosis) {
    super(reason.message);
    this.name = 'Refused';
    this.reason = reason;
  }
}

/**
 * Prepares an uploaded picture for storage: an iPhone's becomes JPEG, because browsers and the
 * build cannot read HEIC; one of many megapixels is shrunk; and a drawing loses its DOCTYPE, which
 * Payload would reject. All others keep their bytes.
 *
 * @throws Refused by the loader's rules
 */
async function preparedPicture(
  uploaded: UploadedFile,
): Promise<{ file: UploadedFile; found: Notice[] }> {
  const made = isHeic(uploaded.data) ? await jpegOf(uploaded) : await smallEnough(uploaded);
  const judgement = await judgePicture(made.data);
  if ('refusal' in judgement) throw new Refused(judgement.refusal);
  const codes = new Set<string>(judgement.warnings.map(({ code }) => code));
  const isDrawing = judgement.metadata.format === 'svg';
  if (
    !isDrawing &&
    (
      await sharp(uploaded.data)
        .metadata()
        .catch(() => undefined)
    )?.space === 'cmyk'
  ) {
    codes.add('cmyk');
  }
  return {
    file: isDrawing ? plainDrawing(made) : named(made, judgement.metadata.format),
    found: notices.filter((notice) => codes.has(notice)),
  };
}

async function smallEnough(file: UploadedFile): Promise<UploadedFile> {
  // sharp throws at once for no bytes.
  if (file.data.length === 0) return file;
  const metadata = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata || metadata.format === 'svg') return file;
  const { width, height, pages = 1 } = metadata;
  refuseAbove(most, width * height);
  if (pages > 1 || Math.max(width, height) <= longestSide) return file;
  const picture = sharp(file.data, { ...readAsBrowsers, limitInputPixels: most });
  const data = await smaller(picture.autoOrient())
    .toBuffer()
    .catch(() => undefined);
  // Pictures that can't be read to the end are left to the rules, which report why.
  return data ? { ...file, data, size: data.length } : file;
}

async function jpegOf(file: UploadedFile): Promise<UploadedFile> {
  // Rotated as the phone was held, and without its location.
  const { data, width, height } = await decodeHeic(file.data);
  const picture = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
  const jpeg = await smaller(picture.removeAlpha()).jpeg({ quality: 90 }).toBuffer();
  const name = file.name.replace(/\.hei[cf]$/i, '.jpg');
  return { data: jpeg, size: jpeg.length, name, mimetype: 'image/jpeg' };
}

async function decodeHeic(buffer: Buffer) {
  const pictures = await heic.all({ buffer }).catch(() => undefined);
  const [first] = pictures ?? [];
  if (!pictures || !first) throw new Refused(broken);
  try {
    refuseAbove(mostOfHeic, first.width * first.height);
    return await first.decode().catch(() => {
      throw new Refused(broken);
    });
  } finally {
    pictures.dispose();
  }
}

const broken: Diagnosis = {
  code: 'broken-image',
  message: 'The picture is damaged.',
  hint: 'Copy the file again.',
};

/** @throws Refused if there are more pixels, before any of them is decoded */
function refuseAbove(limit: number, pixels: number): void {
  if (pixels <= limit) return;
  throw new Refused({
    code: 'image-too-large',
    message: `The picture has ${Math.round(pixels / 1e6)} megapixels.`,
    hint: `Save it with ${Math.floor(limit / 1e6)} megapixels at most; 2400 pixels are wide enough.`,
  });
}

function smaller(picture: Sharp): Sharp {
  return picture.resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

const endings = /\.(?:jpe?g|jfif|png|webp|avif|gif)$/i;

/** A picture with a picture's extension, so that no host treats it as a page or a program. */
function named(file: UploadedFile, format: string): UploadedFile {
  if (endings.test(file.name)) return file;
  return { ...file, name: `${file.name}.${format === 'jpeg' ? 'jpg' : format}` };
}

/** By its first bytes: phones and browsers report several types (ISO/IEC 23008-12, brands). */
function isHeic(data: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(data.toString('latin1', 4, 12));
}

/** Payload only accepts UTF-8 drawings with a namespace and without declarations of their own. */
function plainDrawing(file: UploadedFile): UploadedFile {
  const { source } = readSvg(file.data);
  const name = file.name.replace(/(?<!\.svg)$/i, '.svg');
  const mimetype = 'image/svg+xml';
  const written = file.data.toString('utf8').replace(/^\uFEFF?\s*<\?xml\s[^>]*\?>/, '');
  if (written.trim() === source.trim()) return { ...file, name, mimetype };
  const data = Buffer.from(source.trim());
  return { data, size: data.length, name, mimetype };
}

/** The names of all pictures except one, as the loader compares them. */
async function names(payload: Payload, own: unknown): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    select: { filename: true },
  });
  const others = (docs as { id: unknown; filename?: string }[]).filter(({ id }) => id !== own);
  return new Set(others.map(({ filename = '' }) => mediaKey(filename)));
}

/** A name that differs from all others in more than case: 'GLEICH-1.JPG'. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, written = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const stem = kept(written.replaceAll(/^\.+|[\p{Cc}\p{Cf}]/gu, '').trim()) || 'bild';
  for (let at = 0; ; at += 1) {
    const free = at === 0 ? `${stem}${ending}` : `${stem}-${at}${ending}`;
    if (!taken.has(mediaKey(free))) return free;
  }
}
