import type { CSSProperties } from 'react';
import type { PlaceInPicture, SceneView } from './views.ts';

/** Attributes that place an element in the picture, including the narrow one. */
interface Placed {
  style: CSSProperties;
  /** `none` if it is hidden in narrow windows. */
  'data-narrow': 'high' | 'low' | 'none';
  /** Set in the lower half of the wide picture, where there is more room above. */
  'data-low': true | undefined;
  /** Set in the right half. */
  'data-right': true | undefined;
}

/** The position of something in the picture. */
export function placed(place: PlaceInPicture, narrow: SceneView['narrow']): Placed {
  const inNarrow = narrow ? place.narrow : place;
  return {
    style: properties({
      '--x': `${place.x}%`,
      '--y': `${place.y}%`,
      ...(narrow && inNarrow
        ? { '--narrow-x': `${inNarrow.x}%`, '--narrow-y': `${inNarrow.y}%` }
        : {}),
    }),
    'data-narrow': inNarrow ? half(inNarrow) : 'none',
    'data-low': half(place) === 'low' || undefined,
    'data-right': place.x > 50 || undefined,
  };
}

function half({ y }: { y: number }): 'high' | 'low' {
  return y > 45 ? 'low' : 'high';
}

/** Types custom properties for React. */
export function properties(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values;
}
