import type { RatingBoxView, RetailerClockView } from '#model/views/external.ts';
import { RatingBox } from './rating-box/rating-box.tsx';
import { RetailerClock } from './retailer-clock/retailer-clock.tsx';

/**
 * The parts of the shell with third-party content, in one module that shops without any never load.
 */
export const externalParts = {
  ratingBox: (box: RatingBoxView) => <RatingBox box={box} />,
  clock: (clock: RetailerClockView) => <RetailerClock clock={clock} />,
};
