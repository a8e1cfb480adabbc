import { homePath, type Language } from '#model/language.ts';
import type { PageData } from '#model/page-data/page-data.ts';
import { parsePageData } from '#model/page-data/parse.ts';
import { pageDataPath } from '#model/page-data/paths.ts';
import type { Picture } from '#model/picture.ts';
import type { ItemView } from '#model/views/pages.ts';
import type { ListedItem } from '../../request-list/list.ts';

/** What the site says of an item now. */
export interface KnownItem extends Pick<ItemView, 'price' | 'vat' | 'availability' | 'sku'> {
  name: string;
  path: string;
  /** The language of name and path: that of the page, where the item has a page in it. */
  language: Language;
  brand?: string;
  picture?: Picture;
}

/**
 * Asks the item's page for what it shows, in a language where there is one.
 *
 * @returns undefined without an answer, 'missing' if the page is no more.
 */
export async function loadItem(
  { path }: ListedItem,
  language: Language,
): Promise<KnownItem | 'missing' | undefined> {
  const found = await fetchItem(path);
  if (found === undefined || found === 'missing') return found;
  const { pageContext } = found.result;
  const own = pageContext.languagePaths[language];
  // The selector leads home from a page that the language lacks.
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
