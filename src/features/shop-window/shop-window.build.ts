import type { FeatureBuild } from '#generator/plan/feature-builds.ts';
import { hasCatalogue, isGone, itemPageId } from '#model/pages/item-pages.ts';
import { partIds, pieceId } from '#model/part-ids.ts';
import { pathOf, picture, type PlanContext } from '#generator/plan/context.ts';
import { itemCard } from '#generator/plan/items/item-card.ts';
import { displayOn, type WindowPlace } from './schema.ts';
import type { PlaceInPicture, SceneView } from './views.ts';

/**
 * Today's shop window: undefined if there is no display, or the display has no picture. Items that
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

const build: FeatureBuild = {
  pages: {
    window: (context, body) => {
      const scene = sceneView(context);
      return scene
        ? { template: 'template-display', view: { body, scene } }
        : { template: 'template-window', view: { body } };
    },
  },
  anchors: {
    'template-window': () => [partIds.askUs],
    'template-display': ({ scene: { pieces } }) => [
      ...(pieces.length > 0 ? [partIds.items] : []),
      ...pieces.map(({ slug }) => pieceId(slug)),
      partIds.askUs,
    ],
  },
};

export default build;
