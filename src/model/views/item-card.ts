import type { Picture } from '../picture.ts';
import type { InLanguage } from './common.ts';

/** The availability of an item: in the shop, on order, on hold for a customer, or gone. */
export type ItemAvailability = 'in_stock' | 'on_order' | 'reserved' | 'gone';

/** An item as lists show it. */
export interface ItemCardView extends InLanguage {
  slug: string;
  /** Path of its page: '/uhren/linde-gruen'. */
  path: string;
  name: string;
  /** The name of its brand, unless its own name starts with it. */
  brand?: string;
  /** Formatted for display: '1.290 €', 'Preis auf Anfrage'. */
  price: string;
  availability: ItemAvailability;
  picture?: Picture;
}
