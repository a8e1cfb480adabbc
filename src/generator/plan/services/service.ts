import type { ServiceId } from '#model/services/services.ts';
import type { Site } from '#model/site.ts';
import type { ExternalContentView } from '#model/views/common.ts';
import type { ShellView } from '#model/views/shell.ts';
import { type PlanContext, viewLink } from '../context.ts';
import type { PlannedPage } from '../planned.ts';

/** What becomes of a service in the pages that are planned. */
export interface PlannedService {
  /** Whether anything on the site needs the visitor's consent for it. */
  isUsed(planned: PlannedSite): boolean;
}

interface PlannedSite {
  site: Site;
  pages: readonly PlannedPage[];
  /** What frames the pages, by language. */
  shells: readonly ShellView[];
}

/**
 * The entry of the banner that stands for a service, and the heading that this entry refers to.
 *
 * @param heading Stands in where the entry names none.
 */
export function consentOf(
  context: PlanContext,
  functionId: ServiceId,
  heading = 'privacy#cookies',
): Pick<ExternalContentView, 'functionId' | 'privacy'> {
  const entry = context.site.consents.find(({ function_id }) => function_id === functionId);
  const privacy = viewLink(context, entry?.link ?? heading, '');
  return { functionId, ...(privacy ? { privacy: privacy.href } : {}) };
}
