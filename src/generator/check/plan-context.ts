import { type ContentContext, runChecks } from '#content/checks/check.ts';
import { severities, type Severity } from '#content/diagnostics/codes.ts';
import type { Site } from '#model/site.ts';
import type { Plan } from '../plan/planned.ts';
import { checksOf } from './checks.ts';
import { pageAnchors } from './page-anchors.ts';

/**
 * Runs the checks of a shop whose pages are planned. What they find is added to the diagnostics of
 * the context.
 *
 * @param only Runs no more than those that can find mistakes of this severity.
 */
export async function runPlanChecks(
  context: ContentContext,
  site: Site,
  planned: Plan,
  only?: Severity,
): Promise<void> {
  const all = checksOf('plan');
  const checks = only
    ? all.filter(({ codes }) => codes.some((code) => severities[code] === only))
    : all;
  await runChecks(checks, {
    ...context,
    site,
    pages: [...planned.pages()],
    shells: Array.from(planned.queries.values()).flatMap((query) =>
      query.key === 'shell' ? [query.data] : [],
    ),
    anchorsOf: pageAnchors(planned, site.texts),
  });
}
