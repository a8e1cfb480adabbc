import { expect, it } from 'vitest';
import { consentEntrySchema } from '#model/entities/consent.ts';
import { projectSchema } from '#model/entities/project.ts';
import { testContext, testSite } from '../../../test/support/test-site.ts';
import { consentsHash, consentsView } from './consents.ts';

const project = (config: object) =>
  projectSchema.parse({
    siteMetadata: { siteUrl: 'https://www.halden.example' },
    logo: 'logo.svg',
    languages: ['de'],
    config,
    translations: [{ language: 'de', seo_title: 'Halden', seo_description: 'Uhren.' }],
  });
const matomo = { url: 'https://stats.halden.example/', site_id: 1 };
const entry = (description: string, function_id = 'maps') =>
  consentEntrySchema.parse({ function_id, display_name: 'Karte', description });

const hash = (site: Partial<Parameters<typeof consentsHash>[0]>) =>
  consentsHash({ ...testSite(), consents: [], project: project({}), ...site });

it('asks nothing where there is nothing to decide', () => {
  expect(hash({})).toBeUndefined();
});

it.each([
  ['analytics', { project: project({ matomo }) }],
  ['an entry of the content', { consents: [entry('Zeigt eine Karte.')] }],
])('asks where there is %s', (_what, site) => {
  expect(hash(site)).toMatch(/^[0-9a-f]{16}$/);
});

it('asks nothing where the content has words for what is needed alone', () => {
  const consents = [entry('Hält die Website am Laufen.', 'functional')];
  expect(hash({ consents })).toBeUndefined();
});

it('asks again when a text has changed', () => {
  const [before, after] = ['Zeigt eine Karte.', 'Zeigt eine Karte von Google.'].map((text) =>
    hash({ consents: [entry(text)] }),
  );
  expect(after).not.toBe(before);
});

it('gives the locked entry the words that the content has for it', () => {
  const own = { ...entry('Hält die Website am Laufen.', 'functional'), display_name: 'Notwendig' };
  const site = { ...testSite(), consents: [entry('Zeigt eine Karte.'), own] };
  const { entries = [] } = consentsView(testContext({}, { site })) ?? {};
  expect(entries).toMatchObject([
    { function_id: 'functional', display_name: 'Notwendig', consentGiven: true, locked: true },
    { function_id: 'maps', display_name: 'Karte', consentGiven: false, locked: false },
  ]);
});

it.each([
  ['without a word of somebody else where the shop runs it', {}, false],
  ['naming who runs it where that is somebody else', { operator: 'InnoCraft Ltd' }, true],
])('asks for statistics %s', (_how, more, isNamed) => {
  const site = {
    ...testSite(),
    consents: [],
    project: project({ matomo: { ...matomo, ...more } }),
  };
  const { entries = [] } = consentsView(testContext({}, { site })) ?? {};
  const { description = '' } = entries.find(({ function_id }) => function_id === 'matomo') ?? {};
  expect(description.includes('InnoCraft Ltd')).toBe(isNamed);
  expect(description).not.toBe('');
});
