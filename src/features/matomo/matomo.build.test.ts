import { expect, test } from 'vitest';
import { projectSchema } from '#model/entities/project.ts';
import { testContext, testSite } from '../../../test/support/test-site.ts';
import build from './matomo.build.ts';

const matomo = { url: 'https://stats.example/matomo/', site_id: 7 };

function contextWith(config: object) {
  const site = testSite();
  site.project = projectSchema.parse({ ...site.project, config });
  return testContext({}, { site });
}

test('a shop that counts no visits says nothing of them', () => {
  expect(build.shell?.(contextWith({}))).toEqual({});
});

test('pages know where visits are counted, and which cookies are left by it', () => {
  const context = contextWith({ matomo: { ...matomo, endpoint: 'piwik.php' } });
  expect(build.shell?.(context)).toEqual({
    scripts: {
      matomo: {
        functionId: 'matomo',
        cookies: ['_pk_', 'mtm_'],
        script: 'https://stats.example/matomo/matomo.js',
        endpoint: 'https://stats.example/matomo/piwik.php',
        siteId: 7,
      },
    },
  });
});

test('the opt-out is the page of Matomo for it, in the language of the page', () => {
  const context = contextWith({ matomo });
  const address =
    'https://stats.example/matomo/index.php?module=CoreAdminHome&action=optOut&language=';
  expect(build.optOut?.(context)).toMatchObject({
    frame: `${address}de`,
    content: { title: 'Widerspruch bei Matomo', address: `${address}de` },
  });
  expect(build.optOut?.({ ...context, language: 'fr' })).toMatchObject({
    heading: 'Suivi par Matomo',
    frame: `${address}fr`,
  });
});

test('the opt-out names who gets the data, and the heading about Matomo', () => {
  expect(build.optOut?.(contextWith({ matomo }))?.content).toMatchObject({
    functionId: 'matomo',
    service: 'Matomo',
    operator: `${testSite().company.company_name} (stats.example)`,
    privacy: '/datenschutz#matomo-ehemals-piwik',
  });
});

test.for([
  ['a shop without Matomo', {}],
  ['a shop that turns it off', { matomo: { ...matomo, opt_out: 'off' } }],
] as const)('%s has no opt-out', ([, config]) => {
  expect(build.optOut?.(contextWith(config))).toBeUndefined();
});
