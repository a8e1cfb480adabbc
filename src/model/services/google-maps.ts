import { z } from 'zod';
import { secureAddress, text } from '../fields.ts';
import { about } from '../owner-words.ts';

/** What the map and the rating box need of Google. */
export const googleMapsSchema = z
  .strictObject({
    api_key: text(
      'Key of the Maps JavaScript API, best limited to the address of the site. The rating box needs the Places API as well.',
      {
        de: [
          'Schlüssel von Google Maps',
          'Der „API-Schlüssel“ aus Ihrem Google-Konto, am besten auf die Adresse Ihrer Website beschränkt.',
        ],
        en: [
          'Google Maps key',
          'The “API key” of your Google account, best limited to the address of your website.',
        ],
        fr: [
          'Clé Google Maps',
          'La « clé API » de votre compte Google, de préférence limitée à l’adresse de votre site.',
        ],
      },
    ),
    map_id: text('Id of a map style of your own, which also gives the newer marker.', {
      de: [
        'Kennung Ihres Kartenstils',
        'Nur nötig, wenn Sie bei Google einen eigenen angelegt haben.',
      ],
      en: ['Id of your map style', 'Needed only if you have made one of your own at Google.'],
      fr: [
        'Identifiant de votre style de carte',
        'Utile seulement si vous en avez créé un chez Google.',
      ],
    }).optional(),
    script: secureAddress('Where the script is loaded from.', {
      de: 'Adresse des Programms',
      en: 'Address of the script',
      fr: 'Adresse du script',
      hidden: true,
    }).default('https://maps.googleapis.com/maps/api/js'),
  })
  .meta(
    about('Access to Google Maps. Nothing is loaded before the visitor has agreed.', {
      de: ['Google Maps', 'Geladen wird erst, wenn Ihre Besucher zugestimmt haben.'],
      en: ['Google Maps', 'Nothing is loaded before your visitors have agreed.'],
      fr: ['Google Maps', 'Rien n’est chargé avant l’accord de vos visiteurs.'],
    }),
  );

export type GoogleMaps = z.output<typeof googleMapsSchema>;
