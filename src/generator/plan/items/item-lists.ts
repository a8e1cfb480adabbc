import { kindOf } from '#model/pages/page-kinds.ts';
import type { ViewLink } from '#model/views/common.ts';
import { pathOf, type PlanContext } from '../context.ts';

/** The categories that have items, as links. */
export function itemLists(context: PlanContext): ViewLink[] {
  const { site, index, items, language } = context;
  const { ofCategory } = items.in(language);
  return site.categories.flatMap(({ id }) => {
    const page = index.byId.get(id);
    const href = ofCategory(id).length > 0 ? pathOf(context, id) : undefined;
    return page && href ? [{ href, label: kindOf(page).title(page, language) }] : [];
  });
}
