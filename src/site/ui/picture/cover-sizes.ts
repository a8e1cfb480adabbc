import type { Picture } from '#model/picture.ts';

/** A box that a picture covers. Its measures are CSS lengths without custom properties. */
export interface Box {
  /** The minimum width of the window, px. */
  from?: number;
  width: string;
  /** A length, or the box's aspect ratio; missing if the picture sets it. */
  height?: string | number;
}

/**
 * The `sizes` attribute of a picture that covers a box. If the box is proportionally taller than
 * the picture, the picture is wider than its box, and cropped.
 *
 * @param boxes The box for the widest windows comes first.
 */
export function coverSizes(picture: Picture, boxes: readonly Box[]): string {
  const ratio = picture.width / picture.height;
  return boxes
    .map(({ from, width, height }) => {
      const size = coverWidth(ratio, width, height);
      return from === undefined ? size : `(width >= ${from}px) ${size}`;
    })
    .join(', ');
}

function coverWidth(ratio: number, width: string, height: Box['height']): string {
  if (typeof height === 'string') {
    const factor = roundedUp(ratio);
    return `max(${width}, ${factor === 1 ? height : `${height} * ${factor}`})`;
  }
  if (height === undefined || roundedUp(ratio / height) <= 1.01) return width;
  return `calc(${width} * ${roundedUp(ratio / height)})`;
}

/** A picture that is a little too large does no harm; one that is too small does. */
function roundedUp(value: number): number {
  return Math.ceil(value * 100) / 100;
}
