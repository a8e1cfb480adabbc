import { z } from 'zod';
import { about } from '../owner-words.ts';

/** What the site offers search engines besides its pages. */
export const feedsSchema = z
  .strictObject({
    products: z
      .boolean()
      .default(false)
      .meta(
        about(
          'Whether there is a feed of items for the free listings of Google, products.xml, in each language.',
          {
            de: [
              'Artikel für Google',
              'Eine Datei je Sprache, products.xml, für kostenlose Einträge im Merchant Center.',
            ],
            en: [
              'Items for Google',
              'A file for each language, products.xml, for free listings in Merchant Center.',
            ],
            fr: [
              'Articles pour Google',
              'Un fichier par langue, products.xml, pour les fiches gratuites de Merchant Center.',
            ],
          },
        ),
      ),
    images: z
      .boolean()
      .default(false)
      .meta(
        about('Whether the sitemap names the pictures of items and events.', {
          de: 'Bilder für die Bildersuche nennen',
          en: 'Name pictures to image search',
          fr: 'Indiquer les images aux moteurs de recherche',
        }),
      ),
  })
  .prefault({})
  .meta(
    about('What the site offers to search engines beside its pages.', {
      de: 'Daten für Suchmaschinen',
      en: 'Data for search engines',
      fr: 'Données pour moteurs de recherche',
      group: 'search',
    }),
  );
