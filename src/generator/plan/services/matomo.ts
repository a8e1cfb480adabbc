import { matomo } from '#model/services/matomo.ts';
import type { FrameView } from '#model/views/external.ts';
import type { MatomoView } from '#model/views/shell.ts';
import type { PlanContext } from '../context.ts';
import { consentOf, type PlannedService } from './service.ts';

export const plannedMatomo: PlannedService = {
  isUsed: ({ shells }) => shells.some((shell) => shell.matomo),
};

/** What visits are counted with; undefined where they are not counted. */
export function matomoView({ site }: PlanContext): MatomoView | undefined {
  const settings = matomo.settings(site);
  if (!settings) return undefined;
  const { url, script, endpoint, site_id } = settings;
  return { script: url + script, endpoint: url + endpoint, siteId: site_id };
}

/**
 * Matomo's own opt-out, where visits are counted and content has not turned it off.
 * https://developer.matomo.org/guides/in-depth-opt-out
 */
export function optOutView(context: PlanContext): FrameView | undefined {
  const settings = matomo.settings(context.site);
  if (settings?.opt_out !== 'on') return undefined;
  const page = new URL('index.php', settings.url);
  page.search = new URLSearchParams({
    module: 'CoreAdminHome',
    action: 'optOut',
    language: context.language,
  }).toString();
  return {
    service: 'Matomo',
    operator: `${settings.operator ?? context.site.company.company_name} (${page.host})`,
    ...consentOf(context, 'matomo', matomo.ownEntry.heading),
    address: page.href,
    frame: page.href,
  };
}
