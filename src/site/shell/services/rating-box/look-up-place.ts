import type { Language } from '#model/language.ts';
import type { RatingBoxView } from '#model/views/external.ts';
import { loadGoogleLibrary } from '../../../ui/external-content/google-maps.ts';

/** The maps service's data on a place (specification, section 3), never read from content. */
export interface PlaceDetails {
  /** Mean rating; clamped to 0 to 5 where it is displayed. */
  rating: number;
  /** Number of ratings, whole and at least 1. */
  user_ratings_total: number;
}

/** The parts of Google's library used here: the current class and the service it replaced. */
interface PlacesLibrary {
  Place?: new (options: { id: string; requestedLanguage: string }) => {
    fetchFields: (request: { fields: string[] }) => Promise<unknown>;
    rating?: unknown;
    userRatingCount?: unknown;
  };
  PlacesService?: new (element: HTMLElement) => {
    getDetails: (
      request: { placeId: string; fields: string[] },
      callback: (result: unknown, status: string) => void,
    ) => void;
  };
}

/**
 * Looks up the rating of a place. Older keys work only with the API's predecessor, which is tried
 * if the current API fails.
 *
 * @throws Error if there is no rating, or the request was aborted.
 */
export async function lookUpPlace(
  { google, placeId }: RatingBoxView,
  options: { language: Language; signal: AbortSignal },
): Promise<PlaceDetails> {
  const places = (await loadGoogleLibrary('places', google, options)) as PlacesLibrary;
  const found = await currentPlace(places, placeId, options.language).catch((error: unknown) => {
    options.signal.throwIfAborted();
    return legacyPlace(places, placeId, error);
  });
  return parsePlace(found);
}

async function currentPlace(
  { Place }: PlacesLibrary,
  id: string,
  language: Language,
): Promise<unknown> {
  if (!Place) throw new Error('The library of Google has no places.');
  const place = new Place({ id, requestedLanguage: language });
  await place.fetchFields({ fields: ['rating', 'userRatingCount'] });
  return { rating: place.rating, user_ratings_total: place.userRatingCount };
}

/** @param cause Why the current API failed. */
function legacyPlace(
  { PlacesService }: PlacesLibrary,
  placeId: string,
  cause: unknown,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (!PlacesService) throw cause;
    const service = new PlacesService(document.createElement('div'));
    const fields = ['rating', 'user_ratings_total'];
    service.getDetails({ placeId, fields }, (result, status) => {
      if (status === 'OK') resolve(result);
      else reject(new Error(`Google Places answered ${status}.`, { cause }));
    });
  });
}

/** A place without ratings has no mean rating. */
function parsePlace(value: unknown): PlaceDetails {
  const { rating, user_ratings_total: total } = (value ?? {}) as Record<string, unknown>;
  if (typeof rating === 'number' && typeof total === 'number' && rating > 0 && total >= 1) {
    return { rating, user_ratings_total: Math.floor(total) };
  }
  throw new Error('Google Places returned no rating.');
}
