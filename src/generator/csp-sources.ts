import { type GoogleMaps, isAddress, type MapSettings } from '#model/entities/external.ts';
import type { Forms } from '#model/entities/forms.ts';
import type { Matomo } from '#model/entities/matomo.ts';
import type { CspSources } from '#model/hosting/headers.ts';
import type { Site } from '#model/site.ts';
import { videosIn } from './videos.ts';

/** The hosts that a site reaches beside its own: those of the services that its content turns on. */
export function externalSources(site: Pick<Site, 'project' | 'texts'>): CspSources {
  const { project } = site;
  const { config, google_place_id } = project;
  const { brand_config, forms, google_maps, map, matomo, rating_box } = config;
  const services = [formSources(forms)];
  if (matomo) services.push(matomoSources(matomo));
  if (google_maps && map?.provider === 'google') services.push(googleMapSources(google_maps));
  if (google_maps && rating_box && google_place_id) services.push(placesSources(google_maps));
  if (map?.provider === 'maplibre') services.push(mapLibreSources(map));
  if (brand_config.rolex_clock && brand_config.rolex_api_key) {
    services.push(clockSources(brand_config.rolex_clock_script));
  }
  services.push({ 'frame-src': videosIn(site).map(({ frame }) => new URL(frame).origin) });
  return joined(services);
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

/**
 * What the map needs of the hosts that Google names: satellite pictures, street views and sign-in,
 * which have hosts of their own, are off.
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
function googleMapSources({ script }: GoogleMaps): CspSources {
  const { origin } = new URL(script);
  return {
    'script-src': [origin],
    'connect-src': [origin, 'https://maps.gstatic.com', 'data:', 'blob:'],
    'img-src': [origin, 'https://maps.gstatic.com', 'blob:'],
    'style-src': ['https://fonts.googleapis.com'],
    'font-src': ['https://fonts.gstatic.com'],
    // Maps with an id are drawn by workers.
    'worker-src': ['blob:'],
  };
}

/** Places are looked up at a host of their own. */
function placesSources({ script }: GoogleMaps): CspSources {
  const { origin } = new URL(script);
  return {
    'script-src': [origin],
    'connect-src': [origin, 'https://places.googleapis.com'],
  };
}

/** The style may name any host, so content does. An archive names none. */
function mapLibreSources({ style, archive, hosts }: MapSettings): CspSources {
  if (style) return { 'connect-src': [new URL(style).origin, ...hosts], 'img-src': ['blob:'] };
  return archive && isAddress(archive) ? { 'connect-src': [new URL(archive).origin] } : {};
}

/** The clock is a frame from where its script is. */
function clockSources(script: string): CspSources {
  const { origin } = new URL(script);
  return { 'script-src': [origin], 'frame-src': [origin] };
}

/** What several services need, each host once in a directive. */
function joined(services: readonly CspSources[]): CspSources {
  const all: Record<string, string[]> = {};
  for (const [directive, hosts] of services.flatMap((sources) => Object.entries(sources))) {
    if (hosts.length === 0) continue;
    all[directive] = [...new Set([...(all[directive] ?? []), ...hosts])];
  }
  return all;
}
