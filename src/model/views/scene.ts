import type { Picture } from '../picture.ts';
import type { ItemCardView } from './item-card.ts';

/** A place in a picture, in percent from the left and the top; another in its narrow version, if it is there. */
export interface PlaceInPicture {
  x: number;
  y: number;
  narrow?: { x: number; y: number };
}

/** An item in the shop window. */
export interface DisplayPiece extends ItemCardView {
  place: PlaceInPicture;
}

/** The picture of the shop window with what is marked in it. */
export interface SceneView {
  picture: Picture;
  /** For phones. */
  narrow?: Picture;
  pieces: DisplayPiece[];
  lamps: PlaceInPicture[];
}
