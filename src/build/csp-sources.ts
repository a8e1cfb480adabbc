import type { Forms } from '#model/entities/forms.ts';
import type { Matomo } from '#model/entities/matomo.ts';
import type { CspSources } from '#model/hosting/headers.ts';
import type { Site } from '#model/site.ts';

/** The hosts that a site reaches beside its own: those of the services that its content turns on. */
export function externalSources({ project }: Pick<Site, 'project'>): CspSources {
  const { forms, matomo } = project.config;
  return joined([formSources(forms), ...(matomo ? [matomoSources(matomo)] : [])]);
}

/** Forms go to a server of their own with and without JavaScript. */
function formSources({ endpoint }: Forms): CspSources {
  if (endpoint === 'off' || endpoint === '/') return {};
  return { 'connect-src': [endpoint], 'form-action': [endpoint] };
}

function matomoSources({ url, opt_out }: Matomo): CspSources {
  const { origin } = new URL(url);
  return {
    'script-src': [origin],
    // Visits are sent as images, as beacons and, where they are long, as requests.
    'img-src': [origin],
    'connect-src': [origin],
    ...(opt_out === 'on' ? { 'frame-src': [origin] } : {}),
  };
}

/** What several services need, each host once in a directive. */
function joined(services: readonly CspSources[]): CspSources {
  const all: Record<string, string[]> = {};
  for (const [directive, hosts] of services.flatMap((sources) => Object.entries(sources))) {
    all[directive] = [...new Set([...(all[directive] ?? []), ...hosts])];
  }
  return all;
}
