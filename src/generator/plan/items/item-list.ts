import { pageSize } from '#model/catalogue/selection.ts';
import type { Item } from '#model/entities/item.ts';
import { listPath } from '#model/pages/list-pages.ts';
import type { ItemListView, PageLink } from '#model/views/item-list.ts';
import { kindOf } from '#model/pages/page-kinds.ts';
import type { ViewLink } from '#model/views/common.ts';
import { pathOf, type PlanContext } from '../context.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { itemCard } from './item-card.ts';

/** A page of a category's items; undefined where it has none. The first can be filtered. */
export function categoryItems(
  context: PlanContext,
  category: string,
  number = 1,
): ItemListView | undefined {
  const items = context.items.in(context.language).ofCategory(category);
  if (items.length <= (number - 1) * pageSize) return undefined;
  const index = number === 1 ? catalogueFiles(context)?.index.hash : undefined;
  const pages = pageLinks(context, { category, number, count: Math.ceil(items.length / pageSize) });
  return {
    total: items.length,
    items: cards(context, items.slice((number - 1) * pageSize, number * pageSize)),
    category,
    ...(index === undefined ? {} : { index }),
    ...(pages ? { pages } : {}),
  };
}

/** The first items of all categories, which can be filtered. */
export function allItems(context: PlanContext): ItemListView {
  const { all, first } = context.items.in(context.language);
  const index = catalogueFiles(context)?.index.hash;
  return {
    total: all.length,
    items: cards(context, first(pageSize)),
    ...(index === undefined ? {} : { index }),
  };
}

function cards(context: PlanContext, items: readonly Item[]) {
  return items.map((item) => itemCard(context, item));
}

interface PageOfMany {
  category: string;
  number: number;
  count: number;
}

/** Links to the first and the last page and to those around the current one; undefined for one page. */
function pageLinks(
  context: PlanContext,
  { category, number, count }: PageOfMany,
): ItemListView['pages'] {
  if (count < 2) return undefined;
  const path = pathOf(context, category) ?? null;
  const link = (page: number): PageLink => ({
    page,
    href: listPath(path, page, context.language) ?? '',
  });
  const near = new Set([1, number - 1, number, number + 1, count]);
  const shown = [...near].filter((page) => page >= 1 && page <= count);
  return {
    current: number,
    links: shown.map(link),
    ...(number < count ? { next: link(number + 1).href } : {}),
  };
}

/** The categories that have items, as links in the order of their titles, with how many each has if asked for. */
export function itemLists(context: PlanContext, { counted = false } = {}): ViewLink[] {
  const { site, index, items, language } = context;
  const { ofCategory } = items.in(language);
  return site.categories
    .flatMap(({ id }) => {
      const page = index.byId.get(id);
      const count = ofCategory(id).length;
      const href = count > 0 ? pathOf(context, id) : undefined;
      if (!page || !href) return [];
      const title = kindOf(page).title(page, language);
      return [{ href, title, count }];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, language))
    .map(({ href, title, count }) => ({ href, label: counted ? `${title} (${count})` : title }));
}
