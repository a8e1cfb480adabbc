import { expect, test } from 'vitest';
import { testContext, testSite } from '../../../test/support/test-site.ts';
import { shellView } from './shell.ts';

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
