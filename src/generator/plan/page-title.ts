import type { PageKey } from '#model/routes.ts';
import { words } from '#words/words.ts';
import { type PlanContext, translated } from './context.ts';

/** The title of a page of fixed place: its record's, else a default, else its key. */
export function pageTitle(context: PlanContext, key: PageKey): string {
  const record = context.site.pages.find((page) => page.key === key);
  if (record) return translated(context, record.translations).title;
  const titles: Partial<Record<PageKey, string>> = words[context.language].pages.titles;
  return titles[key] ?? key;
}
