import { mainAddress } from '#model/entities/company.ts';
import { type GoogleMaps, isAddress, type MapSettings } from '#model/entities/external.ts';
import { mapArchivePath } from '#model/map-archive.ts';
import type { Site } from '#model/site.ts';
import type { ExternalContentView } from '#model/views/common.ts';
import type {
  FrameView,
  GoogleMapsView,
  MapView,
  RatingBoxView,
  RetailerClockView,
} from '#model/views/external.ts';
import { mapLibrary } from '../files/map-library.ts';
import { matomoHeading } from './consents.ts';
import { inLanguage, type PlanContext, translated, viewLink } from './context.ts';

/** Runs Google's services for visitors in Europe. */
const googleOperator = 'Google Ireland Limited';

/** The map of the contact page; undefined where none is turned on, or something it needs is missing. */
export function mapView(context: PlanContext): MapView | undefined {
  const { company, project } = context.site;
  const { google_maps, map } = project.config;
  const address = mainAddress(company);
  const { latitude, longitude } = address;
  if (!map || latitude === undefined || longitude === undefined) return undefined;
  const shown = {
    latitude,
    longitude,
    zoom: map.zoom,
    name: company.display_name,
    content: {
      title: `${address.street} ${address.number}, ${address.zip_code} ${address.city}`,
      ...consentOf(context, 'maps'),
    },
  };
  if (map.provider === 'maplibre') return libreMapView(shown, map, context.site);
  if (!google_maps) return undefined;
  return {
    ...shown,
    provider: 'google',
    google: googleView(google_maps),
    ...(google_maps.map_id ? { mapId: google_maps.map_id } : {}),
    content: {
      ...shown.content,
      service: 'Google Maps',
      operator: googleOperator,
      address: googlePage({ query: `${latitude},${longitude}` }),
    },
  };
}

/** A map before it is known who provides it. */
interface ShownMap extends Omit<MapView, 'provider' | 'content'> {
  content: Omit<ExternalContentView, 'service'>;
}

/** A map that MapLibre draws. One from a file of the shop has no operator. */
function libreMapView(
  shown: ShownMap,
  { style, archive, operator, service }: MapSettings,
  { company, mapArchive }: Site,
): MapView | undefined {
  const map = { ...shown, library: mapLibrary };
  if (archive && !isAddress(archive)) {
    if (!mapArchive) return undefined;
    return {
      ...map,
      provider: 'pmtiles',
      archive: mapArchivePath(mapArchive),
      content: { ...shown.content, service: company.display_name },
    };
  }
  const source = archive ?? style;
  if (!source || !operator) return undefined;
  const content = { ...shown.content, service: service ?? new URL(source).host, operator };
  return archive
    ? { ...map, provider: 'pmtiles', archive, content }
    : { ...map, provider: 'maplibre', style: source, content };
}

/** The rating box; undefined where the shop has none, or something it needs is missing. */
export function ratingBoxView(context: PlanContext): RatingBoxView | undefined {
  const { company, project } = context.site;
  const { google_maps, rating_box } = project.config;
  const placeId = project.google_place_id;
  if (!google_maps || !rating_box || placeId === undefined) return undefined;
  const { note, ...language } = translated(context, rating_box.translations);
  return {
    google: googleView(google_maps),
    placeId,
    note,
    ...inLanguage(language),
    content: {
      title: company.display_name,
      service: 'Google Places',
      operator: googleOperator,
      ...consentOf(context, 'rating'),
      address: googlePage({ query: company.display_name, query_place_id: placeId }),
    },
  };
}

/** The retailer clock; undefined where it is off, or has no key. */
export function retailerClockView({ site }: PlanContext): RetailerClockView | undefined {
  const { rolex_clock, rolex_api_key, rolex_clock_script } = site.project.config.brand_config;
  if (!rolex_clock || !rolex_api_key) return undefined;
  return { functionId: 'rolex', service: 'Rolex', script: rolex_clock_script, key: rolex_api_key };
}

/**
 * Matomo's own opt-out, where visits are counted and content has not turned it off.
 * https://developer.matomo.org/guides/in-depth-opt-out
 */
export function optOutView(context: PlanContext): FrameView | undefined {
  const { company, project } = context.site;
  const { matomo } = project.config;
  if (matomo?.opt_out !== 'on') return undefined;
  const page = new URL('index.php', matomo.url);
  page.search = new URLSearchParams({
    module: 'CoreAdminHome',
    action: 'optOut',
    language: context.language,
  }).toString();
  return {
    service: 'Matomo',
    operator: `${company.company_name} (${page.host})`,
    ...consentOf(context, 'matomo', matomoHeading),
    address: page.href,
    frame: page.href,
  };
}

function googleView({ script, api_key }: GoogleMaps): GoogleMapsView {
  return { script, key: api_key };
}

/** A place at Google Maps: https://developers.google.com/maps/documentation/urls/get-started */
function googlePage(query: Record<string, string>): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', ...query }).toString()}`;
}

/**
 * The entry of the banner that stands for a content, and the heading that this entry refers to.
 *
 * @param heading Stands in where the entry names none.
 */
export function consentOf(
  context: PlanContext,
  functionId: string,
  heading = 'privacy#cookies',
): Pick<ExternalContentView, 'functionId' | 'privacy'> {
  const entry = context.site.consents.find(({ function_id }) => function_id === functionId);
  const privacy = viewLink(context, entry?.link ?? heading, '');
  return { functionId, ...(privacy ? { privacy: privacy.href } : {}) };
}
