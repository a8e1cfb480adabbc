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
