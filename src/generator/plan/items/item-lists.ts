import { isGone } from '#model/pages/item-pages.ts';
import { kindOf } from '#model/pages/page-kinds.ts';
import type { ViewLink } from '#model/views/common.ts';
import { pathOf, type PlanContext } from '../context.ts';

/** The categories that have items, as links. */
export function itemLists(context: PlanContext): ViewLink[] {
  const { site, index, language } = context;
  const filled = new Set(site.items.filter((item) => !isGone(item)).map((item) => item.category));
  return site.categories.flatMap(({ id }) => {
    const page = index.byId.get(id);
    const href = filled.has(id) ? pathOf(context, id) : undefined;
    return page && href ? [{ href, label: kindOf(page).title(page, language) }] : [];
  });
}
