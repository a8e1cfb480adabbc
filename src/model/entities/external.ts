import { z } from 'zod';
import { secureAddress, text } from '../fields.ts';
import { translationsOf } from '../translation.ts';

/** What the map and the rating box need of Google. */
export const googleMapsSchema = z
  .strictObject({
    api_key: text(
      'Key of the Maps JavaScript API, best limited to the address of the site. The rating box needs the Places API as well.',
    ),
    map_id: text('Id of a map style of your own, which also gives the newer marker.').optional(),
    script: secureAddress('Where the script is loaded from.').default(
      'https://maps.googleapis.com/maps/api/js',
    ),
  })
  .describe('Access to Google Maps. Nothing is loaded before the visitor has agreed.');

const mapProviders = ['google', 'maplibre'] as const;

/** The map on the contact page. */
export const mapSchema = z
  .strictObject({
    provider: z
      .enum(mapProviders)
      .describe('google: Google Maps, with the key in google_maps. maplibre: a map of `style`.'),
    style: secureAddress('Address of the style that MapLibre shows.').optional(),
    operator: text(
      'Who runs the server of the style and so learns who looks at the map, such as "MapTiler AG, Zug".',
    ).optional(),
    hosts: z
      .array(secureAddress('Address of a host.').transform((address) => new URL(address).origin))
      .default([])
      .describe('Further hosts that the style loads tiles, fonts and symbols from.'),
    zoom: z.number().min(1).max(20).default(16).describe('How near the map is; 16 shows streets.'),
  })
  .refine(({ provider, style }) => provider === 'google' || style, {
    path: ['style'],
    message: 'A map of MapLibre needs the address of a style.',
  })
  .refine(({ style, operator }) => !style || operator, {
    path: ['operator'],
    message: 'Visitors are told who learns of their visit: write who runs the server of the style.',
  })
  .describe(
    'The map on the contact page, at the latitude and longitude of the first address. Without it the page shows a picture.',
  );

/** The rating of the shop in Google Maps, on all pages without a map. */
export const ratingBoxSchema = z
  .strictObject({
    translations: translationsOf({
      note: text(
        'Whether and how it is made sure that those who rate were customers; the law asks for it (§ 5b (3) UWG).',
      ),
    }),
  })
  .describe('The box with the rating of google_place_id. Nothing is loaded before consent.');

export type GoogleMaps = z.output<typeof googleMapsSchema>;
export type MapSettings = z.output<typeof mapSchema>;
