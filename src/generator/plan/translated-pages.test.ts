import { expect, test } from 'vitest';
import { testImages, testSite } from '../../../test/support/test-site.ts';
import type { PageViews, TemplateKey } from '#model/views/pages.ts';
import { plan } from './plan.ts';
import type { Planned } from './planned.ts';

const today = '2026-11-21';

function pageOf(path: string, changes: Parameters<typeof testSite>[0] = {}) {
  const found = plan(testSite(changes), testImages(), today).pageAt(path);
  if (!found) throw new Error(`no page at ${path}`);
  return found;
}

function viewOf<Key extends TemplateKey>(path: string, _key: Key, changes = {}) {
  return pageOf(path, changes).view as Planned<PageViews[Key]>;
}

test('a page with the text of another language takes no description from it', () => {
  const [de] = testSite().brands[0]?.translations ?? [];
  const brand = {
    slug: 'ostra',
    display_name: 'Ostra',
    type: 'watches',
    translations: [
      { ...de, language: 'de' as const, headline: 'Ruhig', lead: 'Uhren.', text: 'x' },
    ],
  };
  const head = (path: string) => pageOf(path, { brands: [brand] }).head;
  expect(head('/uhren/ostra').description).toBe('Uhren.');
  expect(head('/en/watches/ostra')).toMatchObject({
    description: 'Watches in Musterstadt.',
    alternates: {},
    canonical: 'https://muster.example/en/watches/ostra',
  });
  expect(Object.keys(head('/uhren/ostra').alternates)).toEqual(['de', 'x-default']);
});

test('a brand is at home where its translation says, and else where its record does', () => {
  const brand = {
    slug: 'ostra',
    display_name: 'Ostra',
    type: 'watches',
    origin: 'Dresden',
    translations: [
      { language: 'de' as const, headline: 'Ruhig', text: 'x' },
      { language: 'en' as const, headline: 'Calm', text: 'x' },
      { language: 'fr' as const, headline: 'Calme', text: 'x', origin: 'Dresde' },
    ],
  };
  const origins = ['/uhren/ostra', '/en/watches/ostra', '/fr/marques/ostra'].map(
    (path) => viewOf(path, 'template-brand', { brands: [brand] }).origin,
  );
  expect(origins).toEqual(['Dresden', 'Dresden', 'Dresde']);
});

test('the imprint names the authority in its language, or marks it as German', () => {
  const company = {
    ...testSite().company,
    translations: [
      { language: 'de' as const, legal_authority: 'Handwerkskammer' },
      { language: 'en' as const, legal_authority: 'Chamber of crafts' },
    ],
  };
  const blocks = (path: string) => viewOf(path, 'template-legal', { company }).top;
  expect(blocks('/en/imprint')).toMatchObject([{ id: 'legal_authority' }]);
  expect(JSON.stringify(blocks('/en/imprint'))).toContain('Chamber of crafts');
  expect(blocks('/en/imprint')[0]).not.toHaveProperty('lang');
  expect(blocks('/fr/mentions-legales')).toMatchObject([{ id: 'legal_authority', lang: 'de' }]);
});
