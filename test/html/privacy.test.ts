import { expect } from 'vitest';
import { byId, elements, text } from '../support/html.ts';
import { test } from '../support/demo-shop.ts';

const pages = ['/datenschutz', '/en/privacy', '/fr/mentions-legales'];

test.for(pages)(
  'the privacy notice at %s explains cookies under #cookies',
  async (path, { get }) => {
    const { root } = await get(path);
    expect(byId(root, 'cookies')?.tagName).toMatch(/^h[23]$/);
  },
);

test.for(pages)(
  'the privacy notice at %s explains Matomo under #matomo-ehemals-piwik',
  async (path, { get }) => {
    const heading = byId((await get(path)).root, 'matomo-ehemals-piwik');
    expect(heading && text(heading)).toMatch(/Matomo/);
  },
);

test('the French privacy notice stands on the imprint under its own heading', async ({ get }) => {
  const notice = byId((await get('/fr/mentions-legales')).root, 'protection-des-donnees');
  expect(notice && elements(notice, 'h2').length).toBeGreaterThan(0);
});

test('the French privacy notice has the blocks of a privacy page', async ({ get }) => {
  const notice = byId((await get('/fr/mentions-legales')).root, 'protection-des-donnees');
  const blocks = notice && elements(notice, 'section').map(({ properties }) => properties.id);
  expect(blocks).toEqual(['data_protection', 'consentmanager']);
});
