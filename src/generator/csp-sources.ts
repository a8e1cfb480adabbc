import type { Forms } from '#model/entities/forms.ts';
import type { CspSources } from '#model/hosting/headers.ts';
import type { Service, ServiceSite } from '#model/services/service.ts';
import { services } from '#model/services/services.ts';

/** The other hosts that a site connects to, because of the services that its content turns on. */
export function externalSources(site: ServiceSite<{ forms: Forms }>): CspSources {
  const all: readonly Service[] = Object.values(services);
  return joined([
    formSources(site.project.config.forms),
    ...all.map((service) => serviceSources(service, site)),
  ]);
}

function serviceSources(service: Service, site: ServiceSite): CspSources {
  const settings = service.settings(site);
  return settings === undefined ? {} : service.hosts(settings);
}

/** Forms may go to a separate server, with or without JavaScript. */
function formSources({ endpoint }: Forms): CspSources {
  if (endpoint === 'off' || endpoint === '/') return {};
  return { 'connect-src': [endpoint], 'form-action': [endpoint] };
}

/** Merges the sources of several services, without duplicates in a directive. */
function joined(parts: readonly CspSources[]): CspSources {
  const all: Record<string, string[]> = {};
  for (const [directive, hosts] of parts.flatMap((sources) => Object.entries(sources))) {
    if (hosts.length === 0) continue;
    all[directive] = [...new Set([...(all[directive] ?? []), ...hosts])];
  }
  return all;
}
