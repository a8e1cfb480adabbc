import { expect, test } from 'vitest';
import { projectSchema } from '#model/entities/project.ts';
import { testSite } from '../../test/support/test-site.ts';
import { externalSources } from './csp-sources.ts';

const { project } = testSite();

function siteWith(config: object) {
  return { project: projectSchema.parse({ ...project, config }) };
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
