import { displayOn, type WindowPlace } from '#model/entities/shop-window.ts';
import { hasCatalogue, isGone, itemPageId } from '#model/pages/item-pages.ts';
import type { PlaceInPicture, SceneView } from '#model/views/scene.ts';
import { pathOf, picture, type PlanContext } from '../context.ts';
import { itemCard } from './item-card.ts';

/**
 * What the shop window shows today: undefined where it has no display, or that no picture. Items that
 * are gone, or have no page in the language, are left out.
 */
export function sceneView(context: PlanContext): SceneView | undefined {
  const { site, today } = context;
  const display = hasCatalogue(site) ? displayOn(site.shop_windows, today) : undefined;
  const wide = picture(context, display?.image);
  if (!display || !wide) return undefined;
  const narrow = picture(context, display.image_narrow);
  const items = new Map(site.items.map((item) => [item.slug, item]));
  return {
    picture: wide,
    ...(narrow ? { narrow } : {}),
    pieces: display.pieces.flatMap((piece) => {
      const item = items.get(piece.item);
      if (!item || isGone(item) || !pathOf(context, itemPageId(item.slug))) return [];
      return { ...itemCard(context, item), place: placeOf(piece) };
    }),
    lamps: display.lamps.map(placeOf),
  };
}

function placeOf({ x, y, narrow_x, narrow_y }: WindowPlace): PlaceInPicture {
  const hasNarrow = narrow_x !== undefined && narrow_y !== undefined;
  return { x, y, ...(hasNarrow ? { narrow: { x: narrow_x, y: narrow_y } } : {}) };
}
