import type { RatingBoxView } from '#model/views/external.ts';
import { useLater } from '../ui/use-later.ts';

/** A slot for the rating box, which is loaded after hydration. */
export function RatingSlot({ box }: { box: RatingBoxView }) {
  return useLater(loadParts)?.externalParts.rating(box);
}

const loadParts = () => import('./services/external-parts.tsx');
