import { picture } from './common.examples.ts';
import type { ItemCardView } from './item-card.ts';

const square = { ...picture, widths: [480, 800], width: 1000, height: 1000, alt: '' };

/** Items in every state that a list can show. */
export const itemCards: ItemCardView[] = [
  {
    slug: 'linde-gruen',
    path: '/uhren/linde-gruen',
    name: 'Linde Automatik, grünes Blatt',
    brand: 'Valmere',
    price: '1.290 €',
    availability: 'in_stock',
    picture: { ...square, base: '/media/linde-0123abcd' },
  },
  {
    slug: 'isar-blau',
    path: '/uhren/isar-blau',
    name: 'Isar Handaufzug',
    brand: 'Ries & Amsel',
    price: 'Preis auf Anfrage',
    availability: 'on_order',
    picture: { ...square, base: '/media/isar-0123abcd' },
  },
  {
    slug: 'siegelring-onyx',
    path: '/schmuck/siegelring-onyx',
    name: 'Siegelring mit Onyx in Gelbgold',
    price: '2.480 €',
    availability: 'reserved',
    picture: { ...square, base: '/media/signet-0123abcd' },
  },
  {
    slug: 'harbour-clock',
    path: '/uhren/harbour-clock',
    name: 'Harbour clock',
    lang: 'en',
    price: '349,50 €',
    availability: 'gone',
  },
];
