import { featurePages, isFeaturePage, type PageKey, pageKeys } from '#model/pages/routes.ts';
import { collect } from '#features/features.ts';
import type { Language } from '#model/language.ts';
import { words } from '#words/words.ts';
import { kindOf, type PageRef } from '#model/pages/page-kinds.ts';
import type { ViewLink } from '#model/views/common.ts';
import { type PlanContext, viewLink } from './context.ts';
import { menuView } from './menu.ts';
import { draftSearch } from './kinds/planners.ts';
import type { SearchDocument, SearchSource } from './search-text.ts';

/** @param pages Those that search engines are told of, in any language. */
export function searchSource(context: PlanContext, pages: readonly PageRef[]): SearchSource {
  return {
    groups: groups(context),
    documents: () => documents(context, pages),
    suggestions: suggestions(context),
  };
}

function groups({ language }: PlanContext): SearchSource['groups'] {
  const { searchGroups } = words[language].pages;
  const ofFeatures = Object.entries<Readonly<Record<Language, string>>>(collect('searchGroups'));
  return {
    ...searchGroups,
    ...Object.fromEntries(ofFeatures.map(([id, titles]) => [id, titles[language]])),
  };
}

/** So many pages are suggested at most. */
const mostSuggestions = 9;

/** The pages that help any visitor. */
const suggestedKeys: readonly PageKey[] = [
  'brands',
  ...pageKeys.filter((key) => isFeaturePage(key) && featurePages[key].isSuggested),
  'contact',
];

/** What the owner put first: the pages of the menu's entries, then those that help anyone. */
function suggestions(context: PlanContext): ViewLink[] {
  const ofMenu = menuView(context).flatMap(({ link }) => link ?? []);
  const ids = [...suggestedKeys, ...context.site.info_pages.map(({ id }) => id)];
  const byId = ids.flatMap((id) => {
    const page = context.index.byId.get(id);
    return page ? (viewLink(context, id, kindOf(page).title(page, context.language)) ?? []) : [];
  });
  const own = [...ofMenu, ...byId].filter(
    ({ href, hreflang }) => href.startsWith('/') && !hreflang,
  );
  const byPath = new Map<string, ViewLink>();
  for (const { href, label } of own) if (!byPath.has(href)) byPath.set(href, { href, label });
  return [...byPath.values()].slice(0, mostSuggestions);
}

function* documents(context: PlanContext, pages: Iterable<PageRef>): Generator<SearchDocument> {
  for (const page of pages) {
    const path = page.paths[context.language];
    const text = path === null ? undefined : draftSearch(context, page);
    if (path !== null && text) yield { ...text, path };
  }
}
