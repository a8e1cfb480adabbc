import type { PageKey } from '#model/pages/routes.ts';
import { systemTitle } from '#model/pages/system-pages.ts';
import type { PlanContext } from './context.ts';

/** The title of a page of fixed place, whether the site has it or not. */
export function pageTitle({ site, language }: PlanContext, key: PageKey): string {
  return systemTitle(
    key,
    site.pages.find((page) => page.key === key),
    language,
  );
}
