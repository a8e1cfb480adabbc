import { expect, test } from 'vitest';
import { projectSchema } from '#model/entities/project.ts';
import { testSite } from '../../test/support/test-site.ts';
import { externalSources } from './csp-sources.ts';

const { company, project, texts } = testSite();
Object.assign(company.addresses[0] ?? {}, { latitude: 51, longitude: 13 });

function siteWith(config: object) {
  return { company, project: projectSchema.parse({ ...project, config }), texts };
}

test('a site without services loads nothing from other hosts', () => {
  expect(externalSources(siteWith({}))).toEqual({});
});

test('Matomo allows its script, and visits as images, beacons and requests', () => {
  const matomo = { url: 'https://stats.example/matomo/', site_id: 1, opt_out: 'off' };
  expect(externalSources(siteWith({ matomo }))).toEqual({
    'script-src': ['https://stats.example'],
    'img-src': ['https://stats.example'],
    'connect-src': ['https://stats.example'],
  });
});

test('Matomo may be framed only if its opt-out is shown', () => {
  const matomo = { url: 'https://stats.example/', site_id: 1, opt_out: 'on' };
  expect(externalSources(siteWith({ matomo }))['frame-src']).toEqual(['https://stats.example']);
});

test('forms may be sent to the server that content names', () => {
  const forms = { endpoint: 'https://forms.example' };
  expect(externalSources(siteWith({ forms }))).toEqual({
    'connect-src': ['https://forms.example'],
    'form-action': ['https://forms.example'],
  });
});

test('forms sent to the site’s own server need no other host', () => {
  expect(externalSources(siteWith({ forms: { endpoint: '/' } }))).toEqual({});
});

const google_maps = { api_key: 'key' };
const rating_box = { translations: [{ language: 'de', note: 'Ungeprüft.' }] };

test('a Google key alone allows none of its hosts', () => {
  expect(externalSources(siteWith({ google_maps }))).toEqual({});
});

test('a Google map allows the hosts of its script, pictures and fonts', () => {
  expect(externalSources(siteWith({ google_maps, map: { provider: 'google' } }))).toEqual({
    'script-src': ['https://maps.googleapis.com'],
    'connect-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'data:', 'blob:'],
    'img-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:'],
    'style-src': ['https://fonts.googleapis.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'worker-src': ['blob:'],
  });
});

test('a map without a place, which is not shown, allows no host', () => {
  const site = siteWith({ google_maps, map: { provider: 'google' } });
  expect(externalSources({ ...site, company: testSite().company })).toEqual({});
});

test('the rating box may look up places, but needs no pictures', () => {
  const site = siteWith({ google_maps, rating_box });
  site.project.google_place_id = 'place';
  expect(externalSources(site)).toEqual({
    'script-src': ['https://maps.googleapis.com'],
    'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  });
});

test('a MapLibre map allows the hosts that content names, and no script', () => {
  const map = {
    provider: 'maplibre',
    style: 'https://tiles.example/style.json',
    operator: 'Kartenwerk',
    hosts: ['https://fonts.example/glyphs'],
  };
  expect(externalSources(siteWith({ map }))).toEqual({
    'connect-src': ['https://tiles.example', 'https://fonts.example'],
    'img-src': ['blob:'],
  });
});

test('a map archive allows the host of its URL, and none if it belongs to the shop', () => {
  const sourcesWith = (archive: string) =>
    externalSources(siteWith({ map: { provider: 'maplibre', archive, operator: 'Kartenwerk' } }));
  expect(sourcesWith('https://maps.example/town.pmtiles')).toEqual({
    'connect-src': ['https://maps.example'],
  });
  expect(sourcesWith('town.pmtiles')).toEqual({});
});

test('the retailer clock may load its script and frame once it has a key', () => {
  const brand_config = { rolex_clock: true };
  expect(externalSources(siteWith({ brand_config }))).toEqual({});
  expect(
    externalSources(siteWith({ brand_config: { ...brand_config, rolex_api_key: 'key' } })),
  ).toEqual({
    'script-src': ['https://static.rolex.com'],
    'frame-src': ['https://static.rolex.com'],
  });
});

test('videos allow the host of their frames if they are alone in a paragraph', () => {
  const videos = testSite({
    pages: [
      'Text\n\n[Video](https://youtu.be/abcdefghi-1)',
      'Ein [Video](https://vimeo.com/12345).',
    ].map((text, at) => ({
      key: at ? 'contact' : 'home',
      translations: [{ language: 'de', title: 'Seite', text }],
    })),
  });
  expect(externalSources({ ...siteWith({}), texts: videos.texts })).toEqual({
    'frame-src': ['https://www.youtube-nocookie.com'],
  });
});
