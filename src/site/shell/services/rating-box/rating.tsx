import { locales } from '#model/language.ts';
import { externalWords } from '#words/external.ts';
import { useLanguage, usePlural } from '../../../messages/messages.tsx';
import type { PlaceDetails } from './look-up-place.ts';
import styles from './rating-box.module.css';

const most = 5;

/** A rating as stars and text. */
export function Rating({ rating, user_ratings_total }: PlaceDetails) {
  const messages = externalWords[useLanguage()];
  const plural = usePlural();
  const value = useRatingText(rating);
  return (
    <p>
      <span className="visually-hidden">{messages.stars(value)}</span>
      <span aria-hidden="true">
        <span
          className={styles.stars}
          style={{ backgroundSize: `${(clamped(rating) / most) * 100}% 100%` }}
        >
          ★★★★★
        </span>
        {value}
      </span>
      <br />
      {plural(user_ratings_total, messages.ratingCount(user_ratings_total))}
    </p>
  );
}

/** The rating as a number with at most three decimals. */
function useRatingText(rating: number): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 3 };
  return clamped(rating).toLocaleString(locales[useLanguage()], options);
}

function clamped(rating: number): number {
  return Math.min(Math.max(rating, 0), most);
}
