import type { ReactNode } from 'react';
import type { ShellServices } from '#model/views/shell.ts';
import { RatingBox } from './rating-box/rating-box.tsx';
import { RetailerClock } from './retailer-clock/retailer-clock.tsx';

/** What the shell shows of other parties: one module, which shops without any of it never load. */
export const externalParts: {
  [Name in keyof ShellServices]: (view: ShellServices[Name]) => ReactNode;
} = {
  rating: (box) => <RatingBox box={box} />,
  retailerClock: (clock) => <RetailerClock clock={clock} />,
};
