import { expect, test } from 'vitest';
import { matomoSchema } from '#model/services/matomo.ts';
import { testContext, testSite } from '../../../test/support/test-site.ts';
import { shellView } from './shell.ts';

test('a shop that counts no visits says nothing of them', () => {
  expect(shellView(testContext())).not.toHaveProperty('matomo');
});

test('the shell tells where visits are counted', () => {
  const site = testSite();
  const url = 'https://stats.example/matomo';
  site.project.config.matomo = matomoSchema.parse({ url, site_id: 7, endpoint: 'piwik.php' });
  expect(shellView(testContext({}, { site })).matomo).toEqual({
    script: 'https://stats.example/matomo/matomo.js',
    endpoint: 'https://stats.example/matomo/piwik.php',
    siteId: 7,
  });
});

test.each([
  ['its place', { latitude: 50.7605, longitude: 12.1512 }, '50.7605%2C12.1512'],
  ['its address', {}, 'Hauptstra%C3%9Fe+1%2C+01234+Musterstadt'],
])('the route leads to the shop by %s', (_what, place, to) => {
  const site = testSite();
  Object.assign(site.company.addresses[0] ?? {}, place);
  expect(shellView(testContext({}, { site })).routeLink.href).toBe(
    `https://www.openstreetmap.org/directions?to=${to}`,
  );
});
