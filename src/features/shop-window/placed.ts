import type { CSSProperties } from 'react';
import type { PlaceInPicture, SceneView } from './views.ts';

/** Attributes of what stands in the picture, by which styles put it there: in the narrow picture too. */
interface Placed {
  style: CSSProperties;
  /** `none` where it is not to be seen in narrow windows. */
  'data-narrow': 'high' | 'low' | 'none';
  /** Set in the lower half of the wide picture, where there is more room above. */
  'data-low': true | undefined;
  /** Set in its right half. */
  'data-right': true | undefined;
}

/** Where something is in the picture. */
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

/** Custom properties as React takes them. */
export function properties(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values;
}
