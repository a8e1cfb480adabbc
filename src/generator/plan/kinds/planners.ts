import type { PageByKind, PageKind, PageRef } from '#model/pages/page-kinds.ts';
import type { PlanContext } from '../context.ts';
import type { SearchText } from '../search-text.ts';
import { brandPlanner } from './brand.ts';
import { categoryPlanner } from './category.ts';
import type { PageDraft, PagePlanner } from './draft.ts';
import { eventPlanner } from './event.ts';
import { infoPlanner } from './info.ts';
import { itemPlanner } from './item.ts';
import { listPlanner } from './list.ts';
import { systemPlanner } from './system.ts';

/** The planner of each kind of page. */
export const planners: { [Kind in PageKind]: PagePlanner<Kind> } = {
  system: systemPlanner,
  category: categoryPlanner,
  list: listPlanner,
  info: infoPlanner,
  brand: brandPlanner,
  item: itemPlanner,
  event: eventPlanner,
};

/** What the search finds a page by in the context's language, where it exists in it; undefined for one that it does not find. */
export function draftSearch<Kind extends PageKind>(
  context: PlanContext,
  page: PageRef & { kind: Kind } & PageByKind[Kind],
): SearchText | undefined {
  return planners[page.kind].search?.(context, page);
}

/** What a page shows in the context's language, where it exists in it. */
export function draftPage<Kind extends PageKind>(
  context: PlanContext,
  page: PageRef & { kind: Kind } & PageByKind[Kind],
): PageDraft {
  return planners[page.kind].draft(context, page);
}
