const headerSize = 6;
const entrySize = 16;

/**
 * An ICO file with one square PNG. Layout:
 * https://en.wikipedia.org/wiki/ICO_(file_format)#Icon_file_structure
 *
 * @param size Side of the image, 1 to 255 px.
 */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(headerSize + entrySize);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6); // width
  head.writeUInt8(size, 7); // height
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
