import type { Item } from '../entities/item.ts';
import { type LanguagePaths, languagePaths } from '../language.ts';
import type { Content } from '../site.ts';
import { dayOneYearBefore } from '../today.ts';
import { translate } from '../translation.ts';
import type { KindOfPages } from './kind.ts';

/** The page of an item of the catalogue. */
export interface ItemPage {
  kind: 'item';
  /** `item/` followed by the item's slug. */
  id: string;
  paths: LanguagePaths;
  record: Item;
}

/** The id of an item's page. */
export function itemPageId(slug: string): string {
  return `item/${slug}`;
}

/** Whether the site shows items: it has some, and content does not turn them off. */
export function hasCatalogue({ items, project }: Pick<Content, 'items' | 'project'>): boolean {
  return items.length > 0 && project.catalogue.enabled;
}

/** Whether an item is no longer available: its page stays for a while, but no list has it. */
export function isGone({ availability }: Pick<Item, 'availability'>): boolean {
  return availability === 'gone';
}

/**
 * The items' pages, each below its category, in the languages in which that has a page. The page of
 * a gone item is left out after a year.
 */
export const itemPages: KindOfPages<ItemPage, Content> = {
  pages,
  title: ({ record }, language) => translate(record.translations, language).value.name,
  inFolders: true,
  pathField: () => ['slug'],
};

function* pages(
  content: Content,
  pathsOf: (id: string) => LanguagePaths | undefined,
  today?: string,
): Generator<ItemPage> {
  if (!hasCatalogue(content)) return;
  const yearAgo = today && dayOneYearBefore(today);
  const parents = new Map(content.categories.map(({ id }) => [id, pathsOf(id)]));
  for (const item of content.items) {
    if (yearAgo && item.gone_since && item.gone_since < yearAgo) continue;
    const parent = parents.get(item.category);
    yield {
      kind: 'item',
      id: itemPageId(item.slug),
      paths: languagePaths((language) =>
        parent?.[language] ? `${parent[language]}/${item.slug}` : null,
      ),
      record: item,
    };
  }
}
