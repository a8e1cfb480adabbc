import { ratingBox } from '#model/services/rating-box.ts';
import type { RatingBoxView } from '#model/views/external.ts';
import { inLanguage, type PlanContext, translated } from '../context.ts';
import { googleOperator, googlePage, googleView } from './google.ts';
import { consentOf, type PlannedService } from './service.ts';

export const plannedRatingBox: PlannedService = {
  isUsed: ({ shells }) => shells.some(({ rating }) => rating),
};

/** The rating box; undefined where the shop has none, or something it needs is missing. */
export function ratingBoxView(context: PlanContext): RatingBoxView | undefined {
  const settings = ratingBox.settings(context.site);
  if (!settings) return undefined;
  const { google, placeId, translations } = settings;
  const { display_name: title } = context.site.company;
  const { note, ...language } = translated(context, translations);
  return {
    google: googleView(google),
    placeId,
    note,
    ...inLanguage(language),
    content: {
      title,
      service: 'Google',
      operator: googleOperator,
      ...consentOf(context, 'rating'),
      address: googlePage({ query: title, query_place_id: placeId }),
    },
  };
}
