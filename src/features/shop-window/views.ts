import type { Picture } from '#model/picture.ts';
import type { BodyView } from '#model/views/common.ts';
import type { ItemCardView } from '#model/views/item-card.ts';

/**
 * A position in a picture, in percent from the left and the top; another in its narrow version, if
 * it is visible there.
 */
export interface PlaceInPicture {
  x: number;
  y: number;
  narrow?: { x: number; y: number };
}

/** An item in the shop window. */
export interface DisplayPiece extends ItemCardView {
  place: PlaceInPicture;
}

/** The picture of the shop window with its marks. */
export interface SceneView {
  picture: Picture;
  /** For phones. */
  narrow?: Picture;
  pieces: DisplayPiece[];
  lamps: PlaceInPicture[];
}

interface WindowView {
  body: BodyView;
}

/** A display of the shop window. */
interface DisplayView {
  body: BodyView;
  scene: SceneView;
}

declare module '#model/views/pages.ts' {
  interface PageViews {
    'template-window': WindowView;
    'template-display': DisplayView;
  }
}
