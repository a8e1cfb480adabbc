import { mainAddress } from '#model/entities/company.ts';
import { mapArchivePath } from '#model/map-archive.ts';
import { type MapSettings, map as mapService } from '#model/services/map.ts';
import type { ExternalContentView } from '#model/views/common.ts';
import type { MapView } from '#model/views/external.ts';
import { mapLibrary } from '../../files/map-library.ts';
import type { PlanContext } from '../context.ts';
import { googleOperator, googlePage, googleView } from './google.ts';
import { consentOf, type PlannedService } from './service.ts';

export const plannedMap: PlannedService = {
  isUsed: ({ pages }) => pages.some(({ view }) => 'map' in view),
};

/** The map of the contact page; undefined where none is turned on, or something it needs is missing. */
export function mapView(context: PlanContext): MapView | undefined {
  const { company } = context.site;
  const settings = mapService.settings(context.site);
  if (!settings) return undefined;
  const { latitude, longitude, zoom } = settings;
  const address = mainAddress(company);
  const content = {
    title: `${address.street} ${address.number}, ${address.zip_code} ${address.city}`,
    ...consentOf(context, 'maps'),
  };
  const shown = { latitude, longitude, zoom, name: company.display_name, content };
  return settings.provider === 'google'
    ? googleMapView(shown, settings)
    : libreMapView(shown, settings);
}

/** A map before it is known who provides it. */
interface ShownMap extends Omit<MapView, 'provider' | 'content'> {
  content: Omit<ExternalContentView, 'service'>;
}

type SettingsOf<Provider> = Extract<MapSettings, { provider: Provider }>;

function googleMapView(shown: ShownMap, { google }: SettingsOf<'google'>): MapView {
  return {
    ...shown,
    provider: 'google',
    google: googleView(google),
    ...(google.map_id ? { mapId: google.map_id } : {}),
    content: {
      ...shown.content,
      service: 'Google Maps',
      operator: googleOperator,
      address: googlePage({ query: `${shown.latitude},${shown.longitude}` }),
    },
  };
}

/**
 * A map that MapLibre draws. One from a file of the shop has no operator. MapLibre sends no credentials
 * to other hosts, so browsers take no cookies from them.
 */
function libreMapView(shown: ShownMap, settings: SettingsOf<'maplibre' | 'pmtiles'>): MapView {
  const { content, name } = shown;
  const map = { ...shown, library: mapLibrary };
  if (!('operator' in settings)) {
    return {
      ...map,
      provider: 'pmtiles',
      archive: mapArchivePath(settings.archive),
      content: { ...content, service: name },
    };
  }
  const { service, operator } = settings;
  const foreign = {
    ...map,
    content: { ...content, service, operator, cookieless: true as const },
  };
  return settings.provider === 'pmtiles'
    ? { ...foreign, provider: 'pmtiles', archive: settings.archive }
    : { ...foreign, provider: 'maplibre', style: settings.style };
}
