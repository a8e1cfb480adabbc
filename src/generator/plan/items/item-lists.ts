import { kindOf } from '#model/pages/page-kinds.ts';
import type { ViewLink } from '#model/views/common.ts';
import { pathOf, type PlanContext } from '../context.ts';

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
