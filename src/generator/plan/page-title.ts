import type { PageByKind, PageKind, PageRef } from '#model/pages/page-kinds.ts';
import type { PageKey } from '#model/pages/routes.ts';
import { words } from '#words/words.ts';
import { type PlanContext, translated } from './context.ts';

/** The title of a page of fixed place: its record's, else a default, else its key. */
export function pageTitle(context: PlanContext, key: PageKey): string {
  const record = context.site.pages.find((page) => page.key === key);
  if (record) return translated(context, record.translations).title;
  const defaults: Partial<Record<PageKey, string>> = words[context.language].pages.titles;
  return defaults[key] ?? key;
}

/** How links name a page of each kind. */
const titles: {
  [Kind in PageKind]: (context: PlanContext, page: PageByKind[Kind]) => string;
} = {
  system: (context, { id }) => pageTitle(context, id),
  category: (context, { record }) => translated(context, record.translations).title,
  info: (context, { record }) => translated(context, record.translations).title,
  brand: (_, { record }) => record.display_name,
};

/** The title of any page, as links name it. */
export function titleOf<Kind extends PageKind>(
  context: PlanContext,
  page: PageRef & { kind: Kind } & PageByKind[Kind],
): string {
  return titles[page.kind](context, page);
}
