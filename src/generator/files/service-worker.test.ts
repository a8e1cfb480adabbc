import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { testImages, testSite } from '../../../test/support/test-site.ts';
import { pageHashes } from '../pages.ts';
import { plan } from '../plan/plan.ts';
import { serviceWorkerScript } from './service-worker.ts';

const code = { on: 'settings = serviceWorkerSettings', off: 'off()' };
const site = testSite();
const planned = plan(site, testImages(), '2026-11-21');
const release = {
  site,
  pages: pageHashes(planned, 'code'),
  fonts: ['/assets/sans-1b2c.woff2'],
  build: '1b2c',
};

describe('the service worker of a release', () => {
  const { settings } = runInNewContext(
    `${serviceWorkerScript(code, release)}; ({ settings: serviceWorkerSettings })`,
  ) as { settings: unknown };

  test('has the page for times without a connection in each language, by what it is made from', () => {
    const revision = expect.stringMatching(/^\w{16}$/) as string;
    expect(settings).toMatchObject({
      offline: {
        de: { url: '/offline', revision },
        en: { url: '/en/offline', revision },
        fr: { url: '/fr/offline', revision },
      },
    });
  });

  test('has the fonts of that page', () => {
    expect(settings).toMatchObject({ fonts: ['/assets/sans-1b2c.woff2'] });
  });
});

test('a release with other code has another service worker', () => {
  const other = serviceWorkerScript(code, { ...release, build: '2c3d' });
  expect(other).not.toBe(serviceWorkerScript(code, release));
});

test('where it is switched off, the script ends it', () => {
  const off = testSite();
  off.project.config.service_worker = 'off';
  expect(serviceWorkerScript(code, { ...release, site: off })).toBe('off()');
});
