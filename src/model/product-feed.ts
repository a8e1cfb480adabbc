import type { Item } from './entities/item.ts';
import { findMedia, type Site } from './site.ts';

/**
 * What a feed of products says of each availability; of an item to order it asks for the day from
 * which it can be had (https://support.google.com/merchants/answer/6324448), which no shop knows.
 */
const availabilities = { in_stock: 'in_stock', reserved: 'out_of_stock' } as const;

export type FeedAvailability = (typeof availabilities)[keyof typeof availabilities];

/** What a feed says of an item, so that it can hold it: one that is in the shop, with price and photo. */
export function feedFacts(
  { availability, price, images }: Item,
  site: Pick<Site, 'media'>,
): { availability: FeedAvailability; price: number; photos: string[] } | undefined {
  const photos = images.filter((name) => (findMedia(site, name)?.format ?? 'svg') !== 'svg');
  if (availability !== 'in_stock' && availability !== 'reserved') return undefined;
  if (price === undefined || photos.length === 0) return undefined;
  return { availability: availabilities[availability], price, photos };
}
