/** The longest side of the drawings that are compared, px. */
const side = 320;

/** The difference of a channel, of 255, from which on a pixel counts as another. */
const visible = 48;

/** The share of pixels that may be others: rounded coordinates shift some edges a little. */
const tolerated = 0.0005;

interface Size {
  width: number;
  height: number;
}

/** Whether two drawings of the same size in px look the same. */
export async function drawnAlike(one: string, other: string, size: Size): Promise<boolean> {
  const [before, after] = await Promise.all([pixels(one, size), pixels(other, size)]);
  if (!before || before.length !== after?.length) return false;
  let others = 0;
  for (let at = 0; at < before.length; at += 4) {
    if (differs(before, after, at)) others += 1;
  }
  return others <= (before.length / 4) * tolerated;
}

function differs(before: Uint8Array, after: Uint8Array, at: number): boolean {
  const alpha = before[at + 3] ?? 0;
  const otherAlpha = after[at + 3] ?? 0;
  if (Math.abs(alpha - otherAlpha) > visible) return true;
  return [0, 1, 2].some((channel) => {
    const value = ((before[at + channel] ?? 0) * alpha) / 255;
    const otherValue = ((after[at + channel] ?? 0) * otherAlpha) / 255;
    return Math.abs(value - otherValue) > visible;
  });
}

/** The drawing as RGBA; undefined if it can't be drawn. */
async function pixels(svg: string, { width, height }: Size): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp');
  const density = Math.min(Math.max((72 * side) / Math.max(width, height), 1), 100_000);
  try {
    return await sharp(Buffer.from(asFile(svg, { width, height })), { density })
      .resize(side, side, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** SVG for HTML has neither namespaces nor a size. */
function asFile(svg: string, { width, height }: Size): string {
  if (svg.includes('xmlns="http://www.w3.org/2000/svg"')) return svg;
  return svg.replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"`,
  );
}
