import type { Item } from '#model/entities/item.ts';
import { isInternalGtin } from '#model/gtin.ts';
import { type Picture, pictureFallback } from '#model/picture.ts';
import type { ItemFact } from '#model/views/pages.ts';
import { absolute, type PlanContext } from '../context.ts';
import { schemaOrg, shopId } from '../json-ld.ts';

interface Product {
  item: Item;
  text: { name: string; lead?: string | undefined };
  path: string;
  pictures: readonly Picture[];
  brand: string | undefined;
  facts: readonly ItemFact[];
}

/** https://schema.org/ItemAvailability: nothing is sold over the site, so what is there is in the shop. */
const availabilities: Record<Item['availability'], string> = {
  in_stock: 'InStoreOnly',
  on_order: 'BackOrder',
  reserved: 'OutOfStock',
  gone: 'Discontinued',
};

/** https://schema.org/Product. What is priced on request has no offer, which would need a price. */
export function productJsonLd(
  context: PlanContext,
  { item, text, path, pictures, brand, facts }: Product,
): object {
  const { sku, gtin, mpn, price, availability } = item;
  const url = absolute(context, path);
  return {
    '@context': schemaOrg,
    '@type': 'Product',
    '@id': `${url}#item`,
    name: text.name,
    url,
    ...(text.lead ? { description: text.lead } : {}),
    ...(pictures.length > 0
      ? { image: pictures.map((picture) => absolute(context, pictureFallback(picture).src)) }
      : {}),
    ...(sku === undefined ? {} : { sku }),
    ...(gtin === undefined || isInternalGtin(gtin) ? {} : { gtin }),
    ...(mpn === undefined ? {} : { mpn }),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(facts.length > 0
      ? {
          additionalProperty: facts.map(({ term, value }) => ({
            '@type': 'PropertyValue',
            name: term,
            value,
          })),
        }
      : {}),
    ...(price === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            price,
            priceCurrency: 'EUR',
            availability: `${schemaOrg}/${availabilities[availability]}`,
            seller: { '@id': shopId(context) },
          },
        }),
  };
}
