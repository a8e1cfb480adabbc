import { z } from 'zod';
import { secureAddress, text } from '../fields.ts';

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

export type GoogleMaps = z.output<typeof googleMapsSchema>;
