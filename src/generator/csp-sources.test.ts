import { expect, test } from 'vitest';
import { projectSchema } from '#model/entities/project.ts';
import { testSite } from '../../test/support/test-site.ts';
import { externalSources } from './csp-sources.ts';

const { company, project, texts } = testSite();
Object.assign(company.addresses[0] ?? {}, { latitude: 51, longitude: 13 });

function siteWith(config: object) {
  return { company, project: projectSchema.parse({ ...project, config }), texts };
}

test('a site that turns nothing on loads from no other host', () => {
  expect(externalSources(siteWith({}))).toEqual({});
});

test('Matomo sends its script, and takes visits as images, beacons and requests', () => {
  const matomo = { url: 'https://stats.example/matomo/', site_id: 1, opt_out: 'off' };
  expect(externalSources(siteWith({ matomo }))).toEqual({
    'script-src': ['https://stats.example'],
    'img-src': ['https://stats.example'],
    'connect-src': ['https://stats.example'],
  });
});

test('Matomo stands in a frame only where its opt-out is shown', () => {
  const matomo = { url: 'https://stats.example/', site_id: 1, opt_out: 'on' };
  expect(externalSources(siteWith({ matomo }))['frame-src']).toEqual(['https://stats.example']);
});

test('forms go to the server that content names', () => {
  const forms = { endpoint: 'https://forms.example' };
  expect(externalSources(siteWith({ forms }))).toEqual({
    'connect-src': ['https://forms.example'],
    'form-action': ['https://forms.example'],
  });
});

test('forms that go to the site’s own server need no other host', () => {
  expect(externalSources(siteWith({ forms: { endpoint: '/' } }))).toEqual({});
});

const google_maps = { api_key: 'key' };
const rating_box = { translations: [{ language: 'de', note: 'Ungeprüft.' }] };

test('a key for Google alone names none of its hosts', () => {
  expect(externalSources(siteWith({ google_maps }))).toEqual({});
});

test('a map of Google names the hosts of its script, pictures and fonts', () => {
  expect(externalSources(siteWith({ google_maps, map: { provider: 'google' } }))).toEqual({
    'script-src': ['https://maps.googleapis.com'],
    'connect-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'data:', 'blob:'],
    'img-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:'],
    'style-src': ['https://fonts.googleapis.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'worker-src': ['blob:'],
  });
});

test('a map that does not know its place, and so is not shown, names no host', () => {
  const site = siteWith({ google_maps, map: { provider: 'google' } });
  expect(externalSources({ ...site, company: testSite().company })).toEqual({});
});

test('the rating box looks places up, and needs no pictures', () => {
  const site = siteWith({ google_maps, rating_box });
  site.project.google_place_id = 'place';
  expect(externalSources(site)).toEqual({
    'script-src': ['https://maps.googleapis.com'],
    'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  });
});

test('a map of MapLibre names the hosts that content names, and no script', () => {
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

test('a map in one file names the host of its address, and none where it is of the shop', () => {
  const sourcesWith = (archive: string) =>
    externalSources(siteWith({ map: { provider: 'maplibre', archive, operator: 'Kartenwerk' } }));
  expect(sourcesWith('https://maps.example/town.pmtiles')).toEqual({
    'connect-src': ['https://maps.example'],
  });
  expect(sourcesWith('town.pmtiles')).toEqual({});
});

test('the retailer clock comes as script and frame, once it has a key', () => {
  const brand_config = { rolex_clock: true };
  expect(externalSources(siteWith({ brand_config }))).toEqual({});
  expect(
    externalSources(siteWith({ brand_config: { ...brand_config, rolex_api_key: 'key' } })),
  ).toEqual({
    'script-src': ['https://static.rolex.com'],
    'frame-src': ['https://static.rolex.com'],
  });
});

test('videos name the host of their frames, where they stand alone in a paragraph', () => {
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
