import type { RatingBoxView, RetailerClockView } from '#model/views/external.ts';
import { RatingBox } from './rating-box/rating-box.tsx';
import { RetailerClock } from './retailer-clock/retailer-clock.tsx';

/** What the shell shows of other parties: one module, which shops without any of it never load. */
export const externalParts = {
  ratingBox: (box: RatingBoxView) => <RatingBox box={box} />,
  clock: (clock: RetailerClockView) => <RetailerClock clock={clock} />,
};
