import { expect, test } from 'vitest';
import { testImages, testSite } from '../../../../test/support/test-site.ts';
import type { PageViews } from '#model/views/pages.ts';
import { plan } from '../plan.ts';
import type { Planned } from '../planned.ts';

const categories = ['jewelry', 'watches'].map((id) => ({
  id,
  translations: [{ language: 'de' as const, title: id }],
}));

function itemsLink(path: string, ...items: readonly { slug: string; category: string }[]) {
  const site = testSite({
    categories,
    items: items.map((item) => ({
      ...item,
      brand: 'ostra',
      translations: [{ language: 'de' as const, name: item.slug }],
    })),
  });
  const page = plan(site, testImages(), '2026-11-22').pageAt(path);
  return (page?.view as Planned<PageViews['template-brand']> | undefined)?.items;
}

const watch = (slug: string) => ({ slug, category: 'watches' });

test('the page of a brand leads to its items in the list of their category', () => {
  expect(itemsLink('/uhren/ostra', watch('a'), watch('b'))).toEqual({
    href: '/uhren?brand=ostra',
    label: 'Alle 2 Stücke von Ostra',
  });
  expect(itemsLink('/en/watches/ostra', watch('a'))).toEqual({
    href: '/en/watches?brand=ostra',
    label: 'One piece by Ostra',
  });
});

test('items of several categories are in the list of all', () => {
  const ring = { slug: 'r', category: 'jewelry' };
  expect(itemsLink('/uhren/ostra', watch('a'), ring)?.href).toBe('/katalog?brand=ostra');
});

test('a brand without items leads to no list', () => {
  expect(itemsLink('/uhren/ostra')).toBeUndefined();
  expect(itemsLink('/uhren/valmere', watch('a'))).toBeUndefined();
});
