import decode from 'heic-decode';
import type { CollectionBeforeOperationHook } from 'payload';
import sharp, { type Sharp } from 'sharp';

interface UploadedFile {
  data: Buffer;
  mimetype: string;
  name: string;
  size: number;
}

/** The longest side of a kept picture, px: twice what the widest page shows on the finest screen. */
const longest = 4096;

/**
 * Makes uploaded pictures fit to be kept: those of an iPhone become JPEG, as browsers and the build cannot read HEIC, and
 * those of many megapixels become smaller. All others keep their bytes.
 */
export const preparePicture: CollectionBeforeOperationHook = async ({ req }) => {
  if (req.file) {
    req.file = { ...req.file, ...(await prepared(req.file)) };
  }
};

async function prepared(file: UploadedFile): Promise<UploadedFile> {
  if (isHeic(file.data)) return jpegOf(file);
  if (file.mimetype === 'image/svg+xml') return file;
  const picture = sharp(file.data, { animated: true });
  const { width, height, pages = 1 } = await picture.metadata();
  if (pages > 1 || Math.max(width, height) <= longest) return file;
  const data = await smaller(picture.rotate()).toBuffer();
  return { ...file, data, size: data.length };
}

async function jpegOf(file: UploadedFile): Promise<UploadedFile> {
  // Turned as the phone was held, and without where it was.
  const { data, width, height } = await decode({ buffer: file.data });
  const picture = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
  const jpeg = await smaller(picture.removeAlpha()).jpeg({ quality: 90 }).toBuffer();
  const name = file.name.replace(/\.hei[cf]$/i, '.jpg');
  return { data: jpeg, size: jpeg.length, name, mimetype: 'image/jpeg' };
}

function smaller(picture: Sharp): Sharp {
  return picture.resize({
    width: longest,
    height: longest,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

/** By its first bytes: phones and browsers call it by several types (ISO/IEC 23008-12, brands). */
function isHeic(data: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(data.toString('latin1', 4, 12));
}
