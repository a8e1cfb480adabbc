import { expect, test } from 'vitest';
import { projectSchema } from '#model/entities/project.ts';
import { testContext, testSite } from '../../../../test/support/test-site.ts';
import { mapView } from './map.ts';
import { ratingBoxView } from './rating-box.ts';
import { retailerClockView } from './retailer-clock.ts';

const google_maps = { api_key: 'key' };
const rating_box = { translations: [{ language: 'de', note: 'Ungeprüft.' }] };

/** A shop in Musterstadt with these settings. */
function contextWith(config: object, { hasPlace = true, placeId = 'place' } = {}) {
  const site = testSite();
  const [address] = site.company.addresses;
  if (hasPlace && address) Object.assign(address, { latitude: 51, longitude: 13 });
  site.project = projectSchema.parse({ ...site.project, google_place_id: placeId, config });
  return testContext({}, { site });
}

const style = { style: 'https://tiles.example/style.json', operator: 'Kartenwerk' };

test('a map of Google has the key, and the privacy notice to read first', () => {
  const map = mapView(contextWith({ google_maps, map: { provider: 'google' } }));
  expect(map).toMatchObject({
    provider: 'google',
    google: { script: 'https://maps.googleapis.com/maps/api/js', key: 'key' },
    latitude: 51,
    longitude: 13,
    zoom: 16,
    content: { functionId: 'maps', service: 'Google Maps', privacy: '/datenschutz#cookies' },
  });
});

test('a map of MapLibre is the service of who runs the style', () => {
  const map = mapView(contextWith({ map: { provider: 'maplibre', ...style } }));
  expect(map).toMatchObject({
    provider: 'maplibre',
    style: style.style,
    content: { service: 'tiles.example', operator: 'Kartenwerk' },
  });
});

test('a map is called by its name, where it has one', () => {
  const map = mapView(
    contextWith({ map: { provider: 'maplibre', ...style, service: 'Stadtplan' } }),
  );
  expect(map?.content.service).toBe('Stadtplan');
});

test.for([
  ['a map without coordinates', { google_maps, map: { provider: 'google' } }, false],
  ['a map of Google without a key', { map: { provider: 'google' } }, true],
  ['a map that is not asked for', { google_maps }, true],
] as const)('%s is none', ([, config, hasPlace]) => {
  expect(mapView(contextWith(config, { hasPlace }))).toBeUndefined();
});

test('the rating box says how ratings are checked, and in which language', () => {
  const context = contextWith({ google_maps, rating_box });
  expect(ratingBoxView(context)).toMatchObject({ placeId: 'place', note: 'Ungeprüft.' });
  expect(ratingBoxView(context)).not.toHaveProperty('lang');
  expect(ratingBoxView({ ...context, language: 'en' })).toMatchObject({ lang: 'de' });
});

test.for([
  ['without a note', { google_maps }],
  ['without a key', { rating_box }],
] as const)('a rating box %s is none', ([, config]) => {
  expect(ratingBoxView(contextWith(config))).toBeUndefined();
});

test('a retailer clock without a key is none', () => {
  const brand_config = { rolex_clock: true, rolex_api_key: 'key' };
  expect(retailerClockView(contextWith({ brand_config }))).toMatchObject({ key: 'key' });
  expect(retailerClockView(contextWith({ brand_config: { rolex_clock: true } }))).toBeUndefined();
});

test('a map in one file at an address is the service of who runs its host', () => {
  const archive = 'https://maps.example/town.pmtiles';
  const settings = { provider: 'maplibre', archive, operator: 'Kartenwerk' };
  expect(mapView(contextWith({ map: settings }))).toMatchObject({
    provider: 'pmtiles',
    archive,
    content: { service: 'maps.example', operator: 'Kartenwerk' },
  });
});

test('a map in a file of the shop has a name of its own on the site, and no operator', () => {
  const context = contextWith({ map: { provider: 'maplibre', archive: 'town.pmtiles' } });
  context.site.mapArchive = { file: '/shop/town.pmtiles', hash: '0123456789abcdef' };
  const map = mapView(context);
  expect(map).toMatchObject({
    provider: 'pmtiles',
    archive: '/media/map-0123456789abcdef.pmtiles',
  });
  expect(map?.content).not.toHaveProperty('operator');
});
