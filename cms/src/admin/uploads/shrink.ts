/** Photographs that are smaller than both are sent as they are. */
const large = { side: 4096, bytes: 3_000_000 };

/** As good as a JPEG that nobody can tell from the original. */
const quality = 0.9;

/** Whether a file is a photograph that would take long to send. */
export function isLargePhoto({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  return size > large.bytes && /^image\/(?:jpeg|png|webp|avif)$/.test(type);
}

/**
 * Makes a large photograph smaller before it is sent: a 12-megapixel one of a phone to a third of its
 * bytes. It stays upright, as browsers turn it when they draw it. Gives the file itself if that isn't
 * smaller, if it has transparent parts, or if this browser cannot read it.
 */
export async function shrunk(file: File): Promise<File> {
  if (!isLargePhoto(file)) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  try {
    const scale = Math.min(1, large.side / Math.max(picture.width, picture.height));
    const [width, height] = [picture.width, picture.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    ) as [number, number];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    if (file.type !== 'image/jpeg' && isTransparent(context, width, height)) return file;
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size >= file.size) return file;
    const name = `${file.name.replace(/\.\w+$/, '')}.jpg`;
    return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    picture.close();
  }
}

/** Whether something shines through, by strips so that it takes little memory. */
function isTransparent(
  context: OffscreenCanvasRenderingContext2D,
  width: number,
  height: number,
): boolean {
  const strip = 64;
  for (let top = 0; top < height; top += strip) {
    const { data } = context.getImageData(0, top, width, Math.min(strip, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  }
  return false;
}
