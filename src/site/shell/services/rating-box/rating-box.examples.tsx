import type { ReactNode } from 'react';
import { ratingBox } from '#model/views/external.examples.ts';
import { RatingPanel } from './rating-panel.tsx';

const details = { rating: 4.667, user_ratings_total: 1284 };
/** Space for the box, which is otherwise placed in a corner of the window. */
const room = (box: ReactNode) => <div style={{ height: '34rem', contain: 'layout' }}>{box}</div>;

export const examples: Record<string, ReactNode> = {
  collapsed: room(<RatingPanel box={ratingBox} state="placeholder" isOpen={false} />),
  placeholder: room(<RatingPanel box={ratingBox} state="placeholder" isOpen />),
  loading: room(<RatingPanel box={ratingBox} state="loading" isOpen />),
  rating: room(<RatingPanel box={ratingBox} state="loaded" details={details} isOpen />),
  'one-rating': room(
    <RatingPanel
      box={ratingBox}
      state="loaded"
      details={{ rating: 5.4, user_ratings_total: 1 }}
      isOpen
    />,
  ),
};
