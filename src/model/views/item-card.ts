import type { Picture } from '../picture.ts';
import type { InLanguage } from './common.ts';

/** How an item can be had: now, by order, perhaps once a visitor decides against it, no more. */
export type ItemAvailability = 'in_stock' | 'on_order' | 'reserved' | 'gone';

/** An item as lists show it. */
export interface ItemCardView extends InLanguage {
  slug: string;
  /** Path of its page: '/uhren/linde-gruen'. */
  path: string;
  name: string;
  /** Name of its brand, unless its own name begins with it. */
  brand?: string;
  /** Ready to be read: '1.290 €', 'Preis auf Anfrage'. */
  price: string;
  availability: ItemAvailability;
  picture?: Picture;
}
