import type { ContentContext } from '#content/checks/check.ts';
import type { Site } from '#model/site.ts';
import { type Plan, type PlannedPage, shellsOf } from '../plan/planned.ts';
import type { PlanContext } from './check.ts';
import { pageAnchors } from './page-anchors.ts';

/** What the checks of a shop work from, once its pages are planned. */
export function planContext(context: ContentContext, site: Site, planned: Plan): PlanContext {
  let pages: PlannedPage[] | undefined;
  return {
    ...context,
    site,
    /** Some checks need none of them, and a large shop has thousands. */
    get pages() {
      return (pages ??= [...planned.pages()]);
    },
    shells: shellsOf(planned),
    anchorsOf: pageAnchors(planned, site.texts),
  };
}
