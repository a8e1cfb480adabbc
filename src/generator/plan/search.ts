import type { SearchGroup } from '#model/search/index-format.ts';
import { kindOf, type PageKind, type PageRef } from '#model/pages/page-kinds.ts';
import { placeHref } from '#model/pages/page-index.ts';
import { comingEvents, eventLine } from './events.ts';
import { pathOf, type PlanContext, translated } from './context.ts';
import { draftSearch } from './kinds/planners.ts';
import { markdownSearch, type SearchDocument, type SearchSource } from './search-text.ts';

const groups: Record<PageKind, SearchGroup> = {
  system: 'page',
  category: 'page',
  info: 'page',
  brand: 'brand',
};

/** @param pages Those that search engines are told of, in any language. */
export function searchSource(context: PlanContext, pages: readonly PageRef[]): SearchSource {
  const ids = [
    ...context.site.categories.slice(0, 6).map(({ id }) => id),
    ...(['brands', 'events', 'contact'] as const),
  ];
  return {
    documents: () => documents(context, pages),
    suggestions: ids.flatMap((id) => {
      const page = context.index.byId.get(id);
      const path = page?.paths[context.language];
      return page && path
        ? [{ href: path, label: kindOf(page).title(page, context.language) }]
        : [];
    }),
  };
}

function* documents(context: PlanContext, pages: Iterable<PageRef>): Generator<SearchDocument> {
  for (const page of pages) {
    const path = page.paths[context.language];
    const text = path === null ? undefined : draftSearch(context, page);
    if (path !== null && text) yield { ...text, group: groups[page.kind], path };
  }
  yield* eventDocuments(context);
}

function* eventDocuments(context: PlanContext): Generator<SearchDocument> {
  const path = pathOf(context, 'events');
  if (path === undefined) return;
  for (const event of comingEvents(context)) {
    const { id, title, lang, dates, times, place } = eventLine(context, event);
    yield {
      group: 'event',
      path: placeHref({ path, anchor: id }),
      title,
      lang,
      detail: [dates, times, place].filter(Boolean).join(' · '),
      ...markdownSearch(context, translated(context, event.translations).text),
    };
  }
}
