import { z } from 'zod';
import { secureAddress, text } from '../fields.ts';
import { translationsOf } from '../translation.ts';

/** Settings of Google's map and rating box. */
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

const archivePlace = z
  .string()
  .refine(
    (value) => /^[^/\\:]+\.pmtiles$/i.test(value) || secureAddress('').safeParse(value).success,
    'Write the name of a file that ends with ".pmtiles", or an address that begins with https://.',
  )
  .describe(
    'In place of `style`, a map in one file: a PMTiles archive in the layers of Protomaps. The name of the file in media/, or its address.',
  );

/** The map on the contact page. */
export const mapSchema = z
  .strictObject({
    provider: z
      .enum(mapProviders)
      .describe(
        'google: Google Maps, with the key in google_maps. maplibre: a map of `style` or `archive`.',
      ),
    style: secureAddress('Address of the style that MapLibre shows.').optional(),
    archive: archivePlace.optional(),
    operator: text(
      'Who runs the server of the style or archive and so learns who looks at the map, such as "MapTiler AG, Zug".',
    ).optional(),
    service: text(
      'Name under which visitors know the map, such as "OpenFreeMap"; the host of its server where it is left out.',
    ).optional(),
    hosts: z
      .array(secureAddress('Address of a host.').transform((address) => new URL(address).origin))
      .default([])
      .describe('Further hosts that the style loads tiles, fonts and symbols from.'),
    zoom: z.number().min(1).max(20).default(16).describe('How near the map is; 16 shows streets.'),
  })
  .refine(({ provider, style, archive }) => provider === 'google' || style || archive, {
    path: ['style'],
    message: 'A map of MapLibre needs the address of a style, or an archive.',
  })
  .refine(({ style, archive }) => !style || !archive, {
    path: ['archive'],
    message: 'A map is drawn from a style or from an archive: leave one of the two out.',
  })
  .refine(
    ({ style, archive, operator }) => !(style || (archive && isAddress(archive))) || operator,
    {
      path: ['operator'],
      message: 'Visitors are told who learns of their visit: write who runs the server of the map.',
    },
  )
  .describe(
    'The map on the contact page, at the latitude and longitude of the first address. Without it the page shows a picture.',
  );

/** Whether an archive is named by its address, rather than by a file of the shop. */
export function isAddress(archive: string): boolean {
  return URL.canParse(archive);
}

/** The shop's rating on Google Maps, shown on all pages without a map. */
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
