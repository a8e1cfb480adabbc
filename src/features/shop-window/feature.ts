import { z } from 'zod';
import type { Feature } from '#model/feature.ts';
import { about } from '#model/owner-words.ts';
import { shopWindowSchema } from './schema.ts';

/** The shop window: a picture with marked pieces, or only their cards. */
export const shopWindow = {
  collections: {
    shop_windows: {
      schema: z
        .array(shopWindowSchema)
        .default([])
        .meta(
          about(
            'Displays of the shop window; the first that is shown on a day stands on its page.',
            {
              de: [
                'Schaufenster',
                'Die Auslagen auf der Seite „Digitales Schaufenster“. Gelten mehrere, ist die oberste zu sehen.',
              ],
              en: [
                'Shop window',
                'The displays on the page “Shop window”. Where several are due, the topmost is shown.',
              ],
              fr: [
                'Vitrine',
                'Les présentations de la page « Vitrine ». Si plusieurs conviennent, la première s’affiche.',
              ],
              group: 'current',
            },
          ),
        ),
      layout: { kind: 'list' },
    },
  },
  pages: {
    window: {
      paths: { de: '/digitales-schaufenster', en: '/en/store-window', fr: null },
      name: { de: 'Digitales Schaufenster', en: 'Shop window', fr: 'Vitrine' },
      follows: 'brands',
      footerOrder: 2,
      title: { de: 'Schaufenster', en: 'Shop window', fr: 'Vitrine' },
      isOffered: ({ shop_windows, hasCatalogue }) =>
        hasCatalogue && Array.isArray(shop_windows) && shop_windows.length > 0,
    },
  },
  parts: ['checks', 'build'],
} as const satisfies Feature;
