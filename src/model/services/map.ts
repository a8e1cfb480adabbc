import { z } from 'zod';
import { mainAddress } from '../entities/company.ts';
import { choice, secureAddress, text } from '../fields.ts';
import type { CspSources } from '../hosting/headers.ts';
import { about } from '../owner-words.ts';
import type { MapArchive } from '../map-archive.ts';
import type { GoogleMaps } from './google-maps.ts';
import type { Lack, Service, ServiceDraft, ServiceSite } from './service.ts';

const archivePlace = z
  .string()
  .refine(
    (value) => /^[^/\\:]+\.pmtiles$/i.test(value) || secureAddress('').safeParse(value).success,
    'Write the name of a file that ends with ".pmtiles", or an address that begins with https://.',
  )
  .meta(
    about(
      'In place of `style`, a map in one file: a PMTiles archive in the layers of Protomaps. The name of the file in media/, or its address.',
      {
        de: ['Kartendatei', 'Statt eines Kartenstils: eine Datei mit der Endung .pmtiles.'],
        en: ['Map file', 'In place of a map style: a file that ends with .pmtiles.'],
        fr: ['Fichier de carte', 'À la place d’un style : un fichier qui se termine par .pmtiles.'],
        example: 'brunnau.pmtiles',
      },
    ),
  );

/** The map on the contact page. */
export const mapSchema = z
  .strictObject({
    provider: choice([
      { value: 'google', de: 'Google Maps', en: 'Google Maps', fr: 'Google Maps' },
      {
        value: 'maplibre',
        de: 'Freie Karte (MapLibre)',
        en: 'Open map (MapLibre)',
        fr: 'Carte libre (MapLibre)',
      },
    ]).meta(
      about(
        'google: Google Maps, with the key in google_maps. maplibre: a map of `style` or `archive`.',
        { de: 'Karte von', en: 'Map from', fr: 'Carte de' },
      ),
    ),
    style: secureAddress('Address of the style that MapLibre shows.', {
      de: 'Adresse des Kartenstils',
      en: 'Address of the map style',
      fr: 'Adresse du style de carte',
      example: 'https://tiles.openfreemap.org/styles/positron',
    }).optional(),
    archive: archivePlace.optional(),
    operator: text(
      'Who runs the server of the style or archive and so learns who looks at the map, such as "MapTiler AG, Zug".',
      {
        de: [
          'Betreiber des Kartendienstes',
          'Ihre Besucher erfahren, wer von ihrem Besuch erfährt.',
        ],
        en: ['Who runs the map service', 'Your visitors are told who learns of their visit.'],
        fr: [
          'Exploitant du service de cartes',
          'Vos visiteurs sont informés de qui apprend leur visite.',
        ],
        example: 'MapTiler AG, Zug',
      },
    ).optional(),
    service: text(
      'Name under which visitors know the map, such as "OpenFreeMap"; the host of its server where it is left out.',
      {
        de: 'Name des Kartendienstes',
        en: 'Name of the map service',
        fr: 'Nom du service de cartes',
        example: 'OpenFreeMap',
      },
    ).optional(),
    hosts: z
      .array(
        secureAddress('Address of a host.', {
          de: 'Adresse',
          en: 'Address',
          fr: 'Adresse',
        }).transform((address) => new URL(address).origin),
      )
      .default([])
      .meta(
        about('Further hosts that the style loads tiles, fonts and symbols from.', {
          de: ['Weitere Server', 'Von denen der Kartenstil Kacheln, Schriften und Zeichen lädt.'],
          en: ['Further servers', 'That the map style loads tiles, fonts and symbols from.'],
          fr: ['Autres serveurs', 'D’où le style charge tuiles, polices et symboles.'],
        }),
      ),
    zoom: z
      .number()
      .min(1)
      .max(20)
      .default(16)
      .meta(
        about('How near the map is; 16 shows streets.', {
          de: ['Vergrößerung', 'Von 1, der ganzen Welt, bis 20. Bei 16 sieht man Straßen.'],
          en: ['Zoom', 'From 1, the whole world, to 20. At 16 you see streets.'],
          fr: ['Zoom', 'De 1, le monde entier, à 20. À 16, on voit les rues.'],
        }),
      ),
  })
  .refine(({ provider, style, archive }) => provider === 'google' || style || archive, {
    path: ['style'],
    message: 'A map of MapLibre needs the address of a style, or an archive.',
  })
  .refine(({ style, archive }) => !style || !archive, {
    path: ['archive'],
    message: 'A map is drawn from a style or from an archive: leave one of the two out.',
  })
  .refine(
    ({ style, archive, operator }) => !(style || (archive && isAddress(archive))) || operator,
    {
      path: ['operator'],
      message: 'Visitors are told who learns of their visit: write who runs the server of the map.',
    },
  )
  .meta(
    about(
      'The map on the contact page, at the latitude and longitude of the first address. Without it the page shows a picture.',
      {
        de: ['Landkarte', 'Auf der Kontaktseite. Ohne sie steht dort ein Bild.'],
        en: ['Map', 'On the contact page. Without it the page shows a picture.'],
        fr: ['Carte', 'Sur la page Contact. Sans elle, la page montre une image.'],
      },
    ),
  );

/** Whether an archive lies at an address, and not among the files of the shop. */
export function isAddress(archive: string): boolean {
  return URL.canParse(archive);
}

/** A map that can be shown, with the shop in its middle. */
export type MapSettings = Pick<z.output<typeof mapSchema>, 'zoom'> & {
  latitude: number;
  longitude: number;
} & (
    | { provider: 'google'; google: GoogleMaps }
    | (MapServer & { provider: 'maplibre'; style: string; hosts: readonly string[] })
    /** In one file, at the address of another server. */
    | (MapServer & { provider: 'pmtiles'; archive: string })
    /** In one file of the shop. */
    | { provider: 'pmtiles'; archive: MapArchive }
  );

/** Who learns of the visitor. */
interface MapServer {
  service: string;
  operator: string;
}

export interface MapConfig {
  map?: z.output<typeof mapSchema> | undefined;
  google_maps?: GoogleMaps | undefined;
}

export const map = {
  settings: mapSettings,
  hosts: mapHosts,
  howToUse: (words) => `Set up config.map in ${words.record('project')}`,
  asksInPlace: true,
  incomplete: { code: 'incomplete-map', lacks: mapLacks },
} satisfies Service<MapSettings, MapConfig>;

function mapSettings({
  company,
  project,
  mapArchive,
}: ServiceSite<MapConfig>): MapSettings | undefined {
  const { google_maps: google, map: settings } = project.config;
  const { latitude, longitude } = mainAddress(company);
  if (!settings || latitude === undefined || longitude === undefined) return undefined;
  const { provider, style, archive, operator, hosts, zoom } = settings;
  const shown = { latitude, longitude, zoom };
  if (provider === 'google') return google && { ...shown, provider, google };
  if (archive && !isAddress(archive)) {
    return mapArchive && { ...shown, provider: 'pmtiles', archive: mapArchive };
  }
  const source = archive ?? style;
  if (!source || !operator) return undefined;
  const server = { ...shown, service: settings.service ?? new URL(source).host, operator };
  return archive
    ? { ...server, provider: 'pmtiles', archive }
    : { ...server, provider, style: source, hosts };
}

/** A style may name any host, so content does. An archive names none. */
function mapHosts(settings: MapSettings): CspSources {
  if (settings.provider === 'google') return googleHosts(settings.google);
  if (settings.provider === 'maplibre') {
    const { style, hosts } = settings;
    return { 'connect-src': [new URL(style).origin, ...hosts], 'img-src': ['blob:'] };
  }
  const { archive } = settings;
  return typeof archive === 'string' ? { 'connect-src': [new URL(archive).origin] } : {};
}

/**
 * What the map needs of the hosts that Google names: satellite pictures, street views and sign-in,
 * which have hosts of their own, are off.
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
function googleHosts({ script }: GoogleMaps): CspSources {
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

function* mapLacks({
  content: { company, project },
  words,
}: ServiceDraft<MapConfig>): Generator<Lack> {
  const { google_maps, map: settings } = project.config;
  if (!settings) return;
  const field = ['config', 'map'];
  const { latitude, longitude } = mainAddress(company);
  if (latitude === undefined || longitude === undefined) {
    yield {
      field,
      message: 'The map does not know where the shop is, and is not shown.',
      hint: `Write latitude and longitude of the first address into ${words.record('company')}.`,
    };
  }
  if (settings.provider === 'google' && !google_maps) {
    yield {
      field,
      message: 'The map has no key for Google Maps, and is not shown.',
      hint: 'Write the key into config.google_maps.api_key, or leave config.map out.',
    };
  }
}
