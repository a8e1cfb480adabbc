import type { CspSources } from '#model/hosting/headers.ts';
import type { Site } from '#model/site.ts';

/** The hosts that a site's content turns on, by directive of the content security policy. */
export function externalSources(site: Pick<Site, 'project'>): CspSources {
  return formSources(site);
}

/** Forms go to a server of their own with and without JavaScript. */
function formSources({ project }: Pick<Site, 'project'>): CspSources {
  const { endpoint } = project.config.forms;
  if (endpoint === 'off' || endpoint === '/') return {};
  return { 'connect-src': [endpoint], 'form-action': [endpoint] };
}
