import type { Item } from '#model/entities/item.ts';
import { isInternalGtin } from '#model/gtin.ts';
import { type Language, languagePrefix } from '#model/language.ts';
import { pictureFallback } from '#model/picture.ts';
import type { Translation } from '#model/translation.ts';
import { feedFacts } from '#model/product-feed.ts';
import { absolute, pathOf, picture, type PlanContext, translated } from '../context.ts';
import type { FeedItem, ProductFeed } from '../planned.ts';
import { markdownSearch } from '../search-text.ts';

/** The feed of a language's items; undefined where content has not turned it on, or nothing is listed. */
export function productFeed(context: PlanContext): ProductFeed | undefined {
  const { site, items, language } = context;
  if (!site.project.feeds.products) return undefined;
  const all = items.in(language).all.filter((item) => isIn(item, language));
  if (all.length === 0) return undefined;
  return {
    file: `${languagePrefix(language)}/products.xml`.slice(1),
    title: site.company.display_name,
    link: absolute(context, languagePrefix(language) || '/'),
    *items() {
      for (const item of all) {
        const found = feedItem(context, item);
        if (found) yield found;
      }
    },
  };
}

/** Undefined for an item that the feed cannot hold, or that has no page in this language. */
function feedItem(context: PlanContext, item: Item): FeedItem | undefined {
  const { language } = context;
  const { slug, gtin, mpn, brand, category, vat } = item;
  const facts = feedFacts(item, context.site);
  const path = pathOf(context, `item/${slug}`);
  if (!facts || !path) return undefined;
  const { availability, price, photos } = facts;
  const pictures = photos.flatMap((name) => {
    const one = picture(context, name);
    return one ? absolute(context, pictureFallback(one).src) : [];
  });
  const { name, lead, text = '' } = translated(context, item.translations);
  const words = [lead, markdownSearch(context, text).text.trim()].filter(Boolean).join(' ');
  const brandName = context.brandNames.get(brand ?? '');
  const ofCategory = context.site.categories.find(({ id }) => id === category);
  return {
    id: slug,
    title: name,
    description: words || name,
    link: absolute(context, path),
    pictures,
    availability,
    price,
    // The margin scheme is for used goods alone (§ 25a UStG).
    condition: vat === 'margin' ? 'used' : 'new',
    ...(gtin === undefined || isInternalGtin(gtin) ? {} : { gtin }),
    ...(mpn === undefined ? {} : { mpn }),
    ...(brandName ? { brand: brandName } : {}),
    ...(ofCategory && isIn(ofCategory, language)
      ? { category: translated(context, ofCategory.translations).title }
      : {}),
  };
}

/** Google refuses items whose words are not in the language of their feed. */
function isIn(
  { translations }: { translations: readonly Translation[] },
  language: Language,
): boolean {
  return translations.some((text) => text.language === language);
}
