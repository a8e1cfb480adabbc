import { words } from '#words/words.ts';
import { formatPrice } from '#model/catalogue/price.ts';
import type { Item } from '#model/entities/item.ts';
import type { ItemCardView } from '#model/views/item-card.ts';
import { keepTogether } from '../../text/keep-together.ts';
import { inLanguage, laterPicture, pathOf, type PlanContext, translated } from '../context.ts';

/** An item as lists show it. Its picture is described by its name. */
export function itemCard(context: PlanContext, item: Item): ItemCardView {
  const { slug, category, availability, images } = item;
  const text = translated(context, item.translations);
  const brand = brandBeside(context, item, text.name);
  const image = laterPicture(context, images[0]);
  return {
    slug,
    path: `${pathOf(context, category)}/${slug}`,
    name: keepTogether(text.name),
    ...inLanguage(text),
    ...(brand === undefined ? {} : { brand }),
    price: priceText(context, item),
    availability,
    ...(image ? { picture: { ...image, alt: '' } } : {}),
  };
}

/** The brand that is named beside an item's name: none if the name begins with it. */
export function brandBeside(
  { brandNames }: PlanContext,
  { brand }: Item,
  name: string,
): string | undefined {
  const brandName = brandNames.get(brand ?? '');
  return brandName && name.startsWith(brandName) ? undefined : brandName;
}

/** '1.290 €', 'Preis auf Anfrage'. */
export function priceText({ language }: PlanContext, { price }: Item): string {
  return price === undefined ? words[language].pages.priceOnRequest : formatPrice(price, language);
}
