import { mediaKey } from '#model/entities/media.ts';
import type { ShopWindow } from './schema.ts';
import { type ContentCheck, contentCheck } from '#content/checks/check.ts';

/** The width of a mark in the tightest layout, and the narrowest window considered, px. */
const mark = { width: 32, window: 360 };

/** The window width from which the wide picture is shown if there is also a narrow one, px. */
const wideFrom = 768;

/** Marks must not overlap: a finger must hit only one (WCAG 2.2, 2.5.8). */
const checkShopWindows = contentCheck(['marks-too-near'], async ({ draft, media, report }) => {
  const files = await media;
  for (const { value, path, sound } of draft.shop_windows) {
    if (!sound) continue;
    const { image, image_narrow } = value;
    const views = [
      { file: image, window: image_narrow ? wideFrom : mark.window, places: widePlaces(value) },
      { file: image_narrow ?? '', window: mark.window, places: narrowPlaces(value) },
    ];
    for (const { file, window, places } of views) {
      const picture = files.get(mediaKey(file));
      if (!picture) continue;
      const height = (window * picture.height) / picture.width;
      for (const [near, other, distance] of nearPairs(places, { width: window, height })) {
        report({
          code: 'marks-too-near',
          path: [...path, 'pieces', near],
          message: `In "${file}" the tags of "${value.pieces[near]?.item}" and "${value.pieces[other]?.item}" are ${distance} px apart where windows are ${window} px wide, and a tag is ${mark.width} px wide.`,
          hint: 'Move one of the two, or leave one out.',
        });
      }
    }
  }
});

/** A position in percent of the picture, with its index among the pieces. */
type Place = readonly [at: number, x: number, y: number];

function widePlaces({ pieces }: ShopWindow): Place[] {
  return pieces.map(({ x, y }, at) => [at, x, y]);
}

function narrowPlaces({ pieces }: ShopWindow): Place[] {
  return pieces.flatMap(({ narrow_x: x, narrow_y: y }, at) =>
    x === undefined || y === undefined ? [] : [[at, x, y] as const],
  );
}

/**
 * The pairs of positions closer than the width of a mark: the later one, the earlier one, their
 * distance in px.
 */
function* nearPairs(
  places: readonly Place[],
  { width, height }: { width: number; height: number },
): Generator<[near: number, other: number, distance: number]> {
  for (const [at, x, y] of places) {
    for (const [other, otherX, otherY] of places) {
      if (other >= at) break;
      const distance = Math.hypot(((x - otherX) * width) / 100, ((y - otherY) * height) / 100);
      if (distance < mark.width) yield [at, other, Math.floor(distance)];
    }
  }
}

const checks: readonly ContentCheck[] = [checkShopWindows];

export default checks;
