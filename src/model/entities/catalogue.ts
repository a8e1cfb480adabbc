import { z } from 'zod';
import { about } from '../owner-words.ts';

/** How the site presents items. */
export const catalogueSchema = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .meta(
        about('Whether items have pages, lists and the request list, where there are items.', {
          de: [
            'Artikel zeigen',
            'Aus: Die Website zeigt keinen Artikel, auch wenn es welche gibt.',
          ],
          en: ['Show items', 'Off: the website shows no item, even if there are some.'],
          fr: ['Montrer les articles', 'Désactivé : le site n’en montre aucun, même s’il y en a.'],
        }),
      ),
  })
  .prefault({})
  .meta(
    about('The items on the website.', {
      de: 'Artikel auf der Website',
      en: 'Items on the website',
      fr: 'Articles sur le site',
      group: 'range',
    }),
  );
