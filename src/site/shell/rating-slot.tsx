import type { RatingBoxView } from '#model/views/external.ts';
import { useLater } from '../ui/use-later.ts';

/** The place of the rating box, which is loaded once the page is alive. */
export function RatingSlot({ box }: { box: RatingBoxView }) {
  return useLater(loadParts)?.externalParts.rating(box);
}

const loadParts = () => import('./services/external-parts.tsx');
