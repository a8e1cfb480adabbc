import type { Item } from './entities/item.ts';
import { findMedia, type Site } from './site.ts';

/**
 * The value of each availability in a product feed. An item to order would need an availability
 * date (https://support.google.com/merchants/answer/6324448), which no shop knows.
 */
const availabilities = { in_stock: 'in_stock', reserved: 'out_of_stock' } as const;

export type FeedAvailability = (typeof availabilities)[keyof typeof availabilities];

/**
 * The feed's data about an item; undefined if it doesn't qualify. The item must be in stock or
 * reserved, with price and photo.
 */
export function feedFacts(
  { availability, price, images }: Item,
  site: Pick<Site, 'media'>,
): { availability: FeedAvailability; price: number; photos: string[] } | undefined {
  const photos = images.filter((name) => (findMedia(site, name)?.format ?? 'svg') !== 'svg');
  if (availability !== 'in_stock' && availability !== 'reserved') return undefined;
  if (price === undefined || photos.length === 0) return undefined;
  return { availability: availabilities[availability], price, photos };
}
