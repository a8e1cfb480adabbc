import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { testSite } from '../../../test/support/test-site.ts';
import { serviceWorkerScript } from './service-worker.ts';

const code = { on: 'settings = serviceWorkerSettings', off: 'off()' };
const site = testSite();
const release = {
  site,
  offline: { de: { url: '/offline', revision: '0123456789abcdef' } },
  fonts: ['/assets/sans-1b2c.woff2'],
  build: '1b2c',
};

describe('the service worker of a release', () => {
  const { settings } = runInNewContext(
    `${serviceWorkerScript(code, release)}; ({ settings: serviceWorkerSettings })`,
  ) as { settings: unknown };

  test('has the offline page of each language, with its hash', () => {
    expect(settings).toMatchObject({ offline: release.offline });
  });

  test('has the fonts of that page', () => {
    expect(settings).toMatchObject({ fonts: ['/assets/sans-1b2c.woff2'] });
  });
});

test('a release with other code has another service worker', () => {
  const other = serviceWorkerScript(code, { ...release, build: '2c3d' });
  expect(other).not.toBe(serviceWorkerScript(code, release));
});

test('switching it off unregisters it', () => {
  const off = testSite();
  off.project.config.service_worker = 'off';
  expect(serviceWorkerScript(code, { ...release, site: off })).toBe('off()');
});
