import { expect } from 'vitest';
import { attribute, byId, elements, text } from '../support/html.ts';
import { type Answer, test as base } from '../support/demo-shop.ts';
import { renderShop } from '../support/render.ts';

/** `imprint` and `privacy` are the German pages of the demo shop. */
const test = base
  .extend('imprint', { scope: 'file' }, ({ get }) => get('/impressum'))
  .extend('privacy', { scope: 'file' }, ({ get }) => get('/datenschutz'))
  .extend('rolex', { scope: 'file' }, async () => {
    const shop = await renderShop({ 'legal.yaml': (yaml) => `${yaml}rolex_area: true\n` });
    return byId(await shop.get('/datenschutz'), 'rolex');
  });

/** A legal block's text; null where the page has none. */
function blockText({ root }: Answer, id: string): string | null {
  const block = byId(root, id);
  return block ? text(block) : null;
}

test.for([
  'additional_top_info',
  'legal_authority',
  'insurance',
  'image_sources',
  'additional_bottom_info',
])('the imprint has the block %s with its content', (id, { imprint }) => {
  expect(blockText(imprint, id)).toMatch(/\w{3,}/);
});

test('the data protection block names the officer and how to reach them', ({ privacy, shop }) => {
  const [officer] = shop.legal.data_protection_commissioner;
  const said = blockText(privacy, 'data_protection');
  expect(said).toContain('Gesetzlich vorgeschriebener Datenschutzbeauftragter');
  expect(said).toContain(officer?.name);
  expect(said).toContain(`${officer?.street} ${officer?.number}`);
  expect(said).toContain(`${officer?.zip_code} ${officer?.city}`);
  expect(said).toContain(officer?.email);
  expect(said).toMatch(/\+49 \d/);
});

test('the Rolex block links to terms, privacy notice and cookie policy', ({ rolex }) => {
  const hosts =
    rolex && elements(rolex, 'a').map((link) => new URL(attribute(link, 'href') ?? '').host);
  expect(hosts).toEqual(['www.rolex.com', 'www.rolex.com', 'www.rolex.com']);
});

test('the Rolex block has its heading', ({ rolex }) => {
  expect(rolex && text(rolex)).toMatch(/^Rolex Bereich/);
});

test('blocks without content are left out', async () => {
  const shop = await renderShop({ 'legal.yaml': 'rolex_area: false\n' });
  const pages = await Promise.all(['/impressum', '/datenschutz'].map((path) => shop.get(path)));
  const ids = pages.flatMap((page) => elements(page, 'section'));
  expect(ids.flatMap((section) => attribute(section, 'id') ?? [])).toEqual([
    'consent',
    'legal_authority',
    'consent',
    'consentmanager',
  ]);
});
