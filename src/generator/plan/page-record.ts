import type { Page } from '#model/entities/page.ts';
import type { PageKey } from '#model/pages/routes.ts';
import { words } from '#words/words.ts';
import type { PlanContext } from './context.ts';
import { pageTitle } from './page-title.ts';

/** The record of a page; one with a title and nothing else where content has none. */
export function recordOf(context: PlanContext, key: PageKey): Page {
  const { language } = context;
  const leads: Partial<Record<PageKey, string>> = words[language].pages.leads;
  return (
    context.site.pages.find((page) => page.key === key) ?? {
      key,
      gallery: [],
      teasers: [],
      translations: [{ language, title: pageTitle(context, key), lead: leads[key], text: '' }],
    }
  );
}
