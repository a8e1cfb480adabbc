import type { PlanContext } from '#generator/plan/context.ts';
import type { FeatureBuild } from '#generator/plan/feature-builds.ts';
import { consentOf } from '#generator/plan/services/service.ts';
import type { OptOutView } from '#model/views/external.ts';
import { matomo as feature } from './feature.ts';
import { optOutWords } from './messages.ts';
import type { MatomoView } from './views.ts';

const service = feature.services.matomo;

/** What visits are counted with; undefined if they are not counted. */
function matomoView({ site }: PlanContext): MatomoView | undefined {
  const settings = service.settings(site);
  if (!settings) return undefined;
  const { url, script, endpoint, site_id } = settings;
  return {
    functionId: 'matomo',
    cookies: ['_pk_', 'mtm_'],
    script: url + script,
    endpoint: url + endpoint,
    siteId: site_id,
  };
}

/**
 * Matomo's own opt-out, if visits are counted and content has not turned it off.
 * https://developer.matomo.org/guides/in-depth-opt-out
 */
function optOutView(context: PlanContext): OptOutView | undefined {
  const settings = service.settings(context.site);
  if (settings?.opt_out !== 'on') return undefined;
  const page = new URL('index.php', settings.url);
  page.search = new URLSearchParams({
    module: 'CoreAdminHome',
    action: 'optOut',
    language: context.language,
  }).toString();
  const { heading, text, title } = optOutWords[context.language];
  return {
    heading,
    text,
    content: {
      title,
      service: 'Matomo',
      operator: `${settings.operator ?? context.site.company.company_name} (${page.host})`,
      ...consentOf(context, 'matomo', service.ownEntry.heading),
      address: page.href,
    },
    frame: page.href,
  };
}

const build: FeatureBuild = {
  shell(context) {
    const matomo = matomoView(context);
    return matomo ? { scripts: { matomo } } : {};
  },
  optOut: optOutView,
};

export default build;
