import { describe, expect, test } from 'vitest';
import { testImages, testSite } from '../../../../test/support/test-site.ts';
import { indexPages } from '#model/pages/page-index.ts';
import type { PageViews } from '#model/views/pages.ts';
import { plan } from '../plan.ts';
import type { Planned } from '../planned.ts';

const today = '2026-11-22';

const ring = {
  slug: 'aurora',
  category: 'jewelry',
  translations: [
    { language: 'de' as const, name: 'Ring Aurora' },
    { language: 'en' as const, name: 'Aurora ring' },
  ],
};

const attributes = [
  {
    id: 'width',
    type: 'number' as const,
    unit: 'mm',
    sort: 2,
    translations: [{ language: 'de' as const, name: 'Breite' }],
  },
  {
    id: 'metal',
    type: 'choice' as const,
    sort: 1,
    choices: [{ id: 'gold', translations: [{ language: 'de' as const, name: 'Gelbgold' }] }],
    translations: [{ language: 'de' as const, name: 'Metall' }],
  },
];

const categories = ['jewelry', 'watches'].map((id) => ({
  id,
  translations: [{ language: 'de' as const, title: id }],
}));

function planned(item: object = {}, collections: object = {}) {
  const site = testSite({ categories, attributes, items: [{ ...ring, ...item }], ...collections });
  return plan(site, testImages(), today);
}

function draft(path: string, item: object = {}) {
  const page = planned(item).pageAt(path);
  if (!page) throw new Error(`no page at ${path}`);
  return { ...page, view: page.view as Planned<PageViews['template-item']> };
}

const productOf = (item: object) => draft('/schmuck/aurora', item).head.jsonLd[0];
const locations = (from: ReturnType<typeof planned>) =>
  Array.from(from.sitemap(), ({ location }) => new URL(location).pathname);

describe('an item', () => {
  test('names its brand and links to the brand’s page in its language', () => {
    const brands = [
      {
        slug: 'ostra',
        display_name: 'Ostra',
        type: 'watches',
        translations: [{ language: 'de' as const, headline: 'Ostra', text: '' }],
      },
    ];
    const brandOf = (path: string) => {
      const page = planned({ brand: 'ostra' }, { brands }).pageAt(path);
      return (page?.view as Planned<PageViews['template-item']> | undefined)?.brand;
    };
    expect(brandOf('/schmuck/aurora')).toEqual({ label: 'Ostra', href: '/uhren/ostra' });
    expect(brandOf('/en/jewelry/aurora')).toEqual({ label: 'Ostra', href: '/en/watches/ostra' });
  });

  test('has a page below its category in each language, which lead to each other', () => {
    const { context } = draft('/en/jewelry/aurora');
    expect(context.languagePaths).toMatchObject({
      de: '/schmuck/aurora',
      en: '/en/jewelry/aurora',
      fr: '/fr',
    });
  });

  test('tells its attributes in their order, numbers with their unit in the way of the language', () => {
    const values = [
      { attribute: 'width', values: [2.5] },
      { attribute: 'metal', values: ['gold'] },
    ];
    expect(draft('/schmuck/aurora', { attributes: values }).view.facts).toEqual([
      { term: 'Metall', value: 'Gelbgold' },
      { term: 'Breite', value: '2,5\u00a0mm' },
    ]);
    expect(draft('/en/jewelry/aurora', { attributes: values }).view.facts).toContainEqual({
      term: 'Breite',
      value: '2.5\u00a0mm',
      lang: 'de',
    });
  });

  test('tells of taxes beside a price alone', () => {
    expect(draft('/schmuck/aurora', { price: 1290, vat: 'margin' }).view).toMatchObject({
      price: '1.290\u00a0€',
      vat: 'margin',
    });
    const onRequest = draft('/schmuck/aurora').view;
    expect(onRequest.price).toBe('Preis auf Anfrage');
    expect(onRequest).not.toHaveProperty('vat');
  });

  test('is a product with an offer where it has a price', () => {
    expect(productOf({ price: 1290, sku: 'A-1', gtin: '4006381333931' })).toMatchObject({
      '@type': 'Product',
      name: 'Ring Aurora',
      sku: 'A-1',
      gtin: '4006381333931',
      offers: {
        price: 1290,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStoreOnly',
      },
    });
    expect(productOf({})).not.toHaveProperty('offers');
  });

  test('that shares its path with a brand is the one that is reported', () => {
    const site = testSite({ categories, items: [{ ...ring, slug: 'ostra', category: 'watches' }] });
    expect(indexPages(site).clashes).toContainEqual(
      expect.objectContaining({
        path: '/uhren/ostra',
        by: expect.objectContaining({ kind: 'item' }) as object,
      }),
    );
  });
});

describe('an item that is gone', () => {
  const gone = { availability: 'gone' as const, gone_since: '2025-11-22' };

  test('keeps its page for a year, out of sitemap and search engines', () => {
    const { head } = draft('/schmuck/aurora', { ...gone, price: 10 });
    expect(head).toMatchObject({ robots: 'noindex', alternates: {} });
    expect(head.jsonLd[0]).toHaveProperty('offers.availability', 'https://schema.org/Discontinued');
    expect(locations(planned(gone))).not.toContain('/schmuck/aurora');
    expect(locations(planned())).toContain('/schmuck/aurora');
  });

  test('has no page a year after, while links in texts do not become mistakes', () => {
    const old = { ...gone, gone_since: '2025-11-21' };
    expect(planned(old).pageAt('/schmuck/aurora')).toBeUndefined();
    const site = testSite({ categories, items: [{ ...ring, ...gone, gone_since: '2020-01-01' }] });
    expect(indexPages(site).byPath.has('/schmuck/aurora')).toBe(true);
  });
});

describe('the request list', () => {
  test('has a page and a link in the header where there are items', () => {
    const { queries, pageAt } = planned();
    expect(pageAt('/fr/ma-selection')?.head.robots).toBe('noindex');
    expect(queries.get('shell-en')?.data).toHaveProperty('requestList', {
      href: '/en/request-list',
      label: 'Request list',
    });
  });

  test.each([
    ['no items', () => planned({}, { items: [] })],
    [
      'the catalogue turned off',
      () => {
        const { project } = testSite();
        return planned({}, { project: { ...project, catalogue: { enabled: false } } });
      },
    ],
  ])('leaves no trace with %s', (_case, make) => {
    const { queries, pageAt } = make();
    expect(pageAt('/merkliste')).toBeUndefined();
    expect(pageAt('/schmuck/aurora')).toBeUndefined();
    expect(queries.get('shell-de')?.data).not.toHaveProperty('requestList');
  });
});
