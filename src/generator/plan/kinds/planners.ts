import {
  type FeaturePageKind,
  type PageByKind,
  type PageKind,
  pageKinds,
  type PageRef,
} from '#model/pages/page-kinds.ts';
import type { PlanContext } from '../context.ts';
import { featureBuilds } from '../feature-builds.ts';
import type { SearchText } from '../search-text.ts';
import { brandPlanner } from './brand.ts';
import { categoryPlanner } from './category.ts';
import type { PageDraft, PagePlanner } from './draft.ts';
import { infoPlanner } from './info.ts';
import { itemPlanner } from './item.ts';
import { listPlanner } from './list.ts';
import { systemPlanner } from './system.ts';

type Planners = { [Kind in PageKind]: PagePlanner<Kind> };

const ofKit: Omit<Planners, FeaturePageKind> = {
  system: systemPlanner,
  category: categoryPlanner,
  list: listPlanner,
  info: infoPlanner,
  brand: brandPlanner,
  item: itemPlanner,
};

/** The planner of each kind of page. */
export const planners = allPlanners();

function allPlanners(): Planners {
  const all: Partial<Planners> = { ...ofKit };
  for (const { kinds } of featureBuilds) Object.assign(all, kinds);
  const missing = Object.keys(pageKinds).find((kind) => !Object.hasOwn(all, kind));
  if (missing !== undefined) {
    throw new Error(`No feature says what pages of the kind ${missing} show.`);
  }
  return all as Planners;
}

/** What the search finds a page by in the context's language, where it exists in it; undefined for one that it does not find. */
export function draftSearch<Kind extends PageKind>(
  context: PlanContext,
  page: PageRef & { kind: Kind } & PageByKind[Kind],
): SearchText | undefined {
  return planners[page.kind].search?.(context, page);
}

/** Whether search engines are to leave a page out. */
export function isUnlisted<Kind extends PageKind>(
  page: PageRef & { kind: Kind } & PageByKind[Kind],
  today: string,
): boolean {
  return planners[page.kind].isUnlisted?.(page, today) ?? false;
}

/** File names of a page's pictures, for the sitemap. */
export function imagesOf<Kind extends PageKind>(
  page: PageRef & { kind: Kind } & PageByKind[Kind],
): readonly (string | undefined)[] {
  return planners[page.kind].images?.(page) ?? [];
}

/** What a page shows in the context's language, where it exists in it. */
export function draftPage<Kind extends PageKind>(
  context: PlanContext,
  page: PageRef & { kind: Kind } & PageByKind[Kind],
): PageDraft {
  return planners[page.kind].draft(context, page);
}
