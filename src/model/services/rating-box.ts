import { z } from 'zod';
import { sentences } from '../fields.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';
import type { GoogleMaps } from './google-maps.ts';
import type { Lack, Service, ServiceDraft } from './service.ts';

/** The rating of the shop in Google Maps, on all pages without a map. */
export const ratingBoxSchema = z
  .strictObject({
    translations: translationsOf({
      note: sentences(
        'Whether and how it is made sure that those who rate were customers; the law asks for it (§ 5b (3) UWG).',
        {
          de: [
            'Hinweis zu den Bewertungen',
            'Ob und wie geprüft wird, dass sie von Kunden stammen. Das Gesetz verlangt den Satz.',
          ],
          en: [
            'Note on the ratings',
            'Whether and how it is checked that they come from customers. The law asks for it.',
          ],
          fr: [
            'Remarque sur les avis',
            'Si, et comment, on vérifie qu’ils viennent de clients. La loi l’exige.',
          ],
        },
      ),
    }),
  })
  .meta(
    about('The box with the rating of google_place_id. Nothing is loaded before consent.', {
      de: [
        'Bewertungen bei Google',
        'Braucht Google Maps und die Kennung Ihres Geschäfts. Geladen wird erst nach Zustimmung.',
      ],
      en: [
        'Ratings on Google',
        'Needs Google Maps and the id of your shop. Nothing is loaded before consent.',
      ],
      fr: [
        'Avis Google',
        'Nécessite Google Maps et l’identifiant de votre boutique. Rien n’est chargé sans accord.',
      ],
    }),
  );

export interface RatingBoxSettings extends z.output<typeof ratingBoxSchema> {
  google: GoogleMaps;
  placeId: string;
}

export interface RatingBoxConfig {
  rating_box?: z.output<typeof ratingBoxSchema> | undefined;
  google_maps?: GoogleMaps | undefined;
}

export const ratingBox = {
  settings({ project: { config, google_place_id: placeId } }) {
    const { google_maps: google, rating_box } = config;
    if (!google || !rating_box || placeId === undefined) return undefined;
    return { ...rating_box, google, placeId };
  },
  /** Places are looked up at a host of their own. */
  hosts({ google }) {
    const { origin } = new URL(google.script);
    return {
      'script-src': [origin],
      'connect-src': [origin, 'https://places.googleapis.com'],
    };
  },
  howToUse: (words) =>
    `Set up google_place_id, config.google_maps and config.rating_box in ${words.record('project')}`,
  asksInPlace: true,
  incomplete: { code: 'incomplete-rating', lacks: ratingLacks },
} satisfies Service<RatingBoxSettings, RatingBoxConfig>;

function* ratingLacks({ content }: ServiceDraft<RatingBoxConfig>): Generator<Lack> {
  const { config, google_place_id: placeId } = content.project;
  const { google_maps, rating_box } = config;
  const field = ['config', 'rating_box'];
  if (rating_box && placeId === undefined) {
    yield {
      field,
      message: 'The rating box does not know the shop, and is not shown.',
      hint: 'Write the id of the shop in Google Maps into google_place_id, or leave rating_box out.',
    };
  }
  if (placeId !== undefined && !rating_box) {
    yield {
      field: ['google_place_id'],
      message: 'The rating is not shown: the law asks for a note on how ratings are checked.',
      hint: 'Write the note into config.rating_box.translations, or leave google_place_id out.',
    };
  }
  if (placeId !== undefined && rating_box && !google_maps) {
    yield {
      field,
      message: 'The rating box has no key for Google Maps, and is not shown.',
      hint: 'Write the key into config.google_maps.api_key, or leave rating_box out.',
    };
  }
}
