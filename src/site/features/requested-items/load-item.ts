import { homePath, type Language } from '#model/language.ts';
import type { PageData } from '#model/page-data/page-data.ts';
import { parsePageData } from '#model/page-data/parse.ts';
import { pageDataPath } from '#model/page-data/paths.ts';
import type { Picture } from '#model/picture.ts';
import type { ItemView } from '#model/views/pages.ts';
import type { ListedItem } from '../../request-list/list.ts';

/** The item's current data from the site. */
export interface KnownItem extends Pick<ItemView, 'price' | 'vat' | 'availability' | 'sku'> {
  name: string;
  path: string;
  /** The language of name and path: the page's, if the item has a page in it. */
  language: Language;
  brand?: string;
  picture?: Picture;
}

/**
 * Loads an item's current data from its page, in the given language if possible.
 *
 * @returns undefined without a response, 'missing' if the page no longer exists.
 */
export async function loadItem(
  { path }: ListedItem,
  language: Language,
): Promise<KnownItem | 'missing' | undefined> {
  const found = await fetchItem(path);
  if (found === undefined || found === 'missing') return found;
  const { pageContext } = found.result;
  const own = pageContext.languagePaths[language];
  // If a page does not exist in a language, the selector links to the home page.
  if (pageContext.language === language || !own || own === homePath(language)) return known(found);
  const translated = await fetchItem(own);
  return known(translated === undefined || translated === 'missing' ? found : translated);
}

type ItemPageData = PageData<'template-item'>;

async function fetchItem(path: string): Promise<ItemPageData | 'missing' | undefined> {
  try {
    const response = await fetch(pageDataPath(path));
    if (response.status === 404) return 'missing';
    const data = parsePageData(await response.json());
    if (!data) return undefined;
    return isItem(data) ? data : 'missing';
  } catch {
    return undefined;
  }
}

function isItem(data: PageData): data is ItemPageData {
  return data.componentChunkName === 'template-item';
}

function known({ path, result: { data, pageContext } }: ItemPageData): KnownItem {
  const { body, price, vat, availability, brand, sku } = data;
  const picture = body.gallery[0];
  return {
    name: body.title,
    path,
    language: pageContext.language,
    price,
    availability,
    ...(vat ? { vat } : {}),
    ...(sku === undefined ? {} : { sku }),
    ...(brand ? { brand: brand.label } : {}),
    ...(picture ? { picture } : {}),
  };
}
