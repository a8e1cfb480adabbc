import { expect, test } from 'vitest';
import { testImages, testSite } from '../../../../test/support/test-site.ts';
import { openCatalogue } from '#model/catalogue/catalogue.ts';
import type { CatalogueFile } from '#model/catalogue/catalogue-file.ts';
import { findItems } from '#model/catalogue/find-items.ts';
import { parseSelection } from '#model/catalogue/selection.ts';
import type { ViewLink } from '#model/views/common.ts';
import type { ItemCardView } from '#model/views/item-card.ts';
import type { ItemListView } from '#model/views/item-list.ts';
import { plan } from '../plan.ts';

type Changes = Parameters<typeof testSite>[0];

const today = '2026-11-21';

function planned(changes: Changes) {
  return plan(testSite(changes), testImages(), today);
}

function listAt(path: string, changes: Changes): ItemListView {
  const page = planned(changes).pageAt(path);
  if (page?.template !== 'template-list') throw new Error(`no list at ${path}`);
  return (page.view as { items: ItemListView }).items;
}

const categories = ['watches', 'beads'].map((id) => ({
  id,
  translations: [{ language: 'de' as const, title: id }],
}));

function item(slug: string, more: object = {}) {
  return {
    slug,
    category: 'watches',
    price: 100,
    translations: [{ language: 'de' as const, name: slug }],
    ...more,
  };
}

/** So many items, named by their numbers. */
function items(count: number, more: object = {}) {
  return Array.from({ length: count }, (_, at) => item(`nr-${at + 1}`, more));
}

const names = (list: ItemListView) => list.items.map(({ name }) => name);

test('a list begins with featured items, then goes by order and by name', () => {
  const list = listAt('/uhren', {
    categories,
    items: [
      item('zeta'),
      item('beta', { sort: 2 }),
      item('nr-10'),
      item('nr-9'),
      item('alpha', { sort: 2, featured: true }),
    ],
  });
  expect(names(list)).toEqual(['alpha', 'nr-9', 'nr-10', 'zeta', 'beta']);
});

test('24 items stand on a page, and the others on further ones that links lead to', () => {
  const shop = { categories, items: items(50) };
  const [first, second, third] = ['/uhren', '/uhren/seite-2', '/uhren/seite-3'].map((path) =>
    listAt(path, shop),
  );
  expect([first, second, third].map((list) => list?.items.length)).toEqual([24, 24, 2]);
  expect(first?.pages).toEqual({
    current: 1,
    next: '/uhren/seite-2',
    links: [
      { page: 1, href: '/uhren' },
      { page: 2, href: '/uhren/seite-2' },
      { page: 3, href: '/uhren/seite-3' },
    ],
  });
  expect(third?.pages).not.toHaveProperty('next');
  expect(planned(shop).pageAt('/uhren/seite-4')).toBeUndefined();
});

test('further pages have addresses in each language and are told to search engines', () => {
  const shop = planned({ categories, items: items(25) });
  const page = shop.pageAt('/en/watches/page-2');
  expect(page?.context.languagePaths).toMatchObject({ de: '/uhren/seite-2' });
  const { canonical, title } = shop.pageAt('/uhren/seite-2')?.head ?? {};
  expect(canonical).toMatch(/\/uhren\/seite-2$/);
  expect(title).toContain('watches, Seite 2');
  expect(Array.from(shop.sitemap(), ({ location }) => new URL(location).pathname)).toEqual(
    expect.arrayContaining(['/uhren/seite-2', '/katalog']),
  );
});

test('the catalogue stands in the languages of its items', () => {
  const shop = planned({ categories, items: [item('isar')] });
  expect(shop.pageAt('/en/catalogue')?.template).toBe('template-list');
  expect(shop.pageAt('/fr/catalogue')).toBeUndefined();
});

test('categories stand in the order of their names, with how many items each has', () => {
  const shop = planned({
    categories: [
      ['watches', 'Uhren'],
      ['beads', 'Perlen'],
      ['jewelry', 'Ähren'],
    ].map(([id = '', title = '']) => ({ id, translations: [{ language: 'de' as const, title }] })),
    items: [
      item('isar'),
      item('ebbe', { category: 'beads' }),
      item('korn', { category: 'jewelry' }),
    ],
  });
  const links = (path: string) => {
    const view = shop.pageAt(path)?.view as { categories?: ViewLink[]; lists?: ViewLink[] };
    return [...(view.categories ?? []), ...(view.lists ?? [])].map(({ label }) => label);
  };
  expect(links('/katalog')).toEqual(['Ähren (1)', 'Perlen (1)', 'Uhren (1)']);
  expect(links('/merkliste')).toEqual(['Ähren', 'Perlen', 'Uhren']);
});

test('an item that is gone stands in no list', () => {
  const list = listAt('/uhren', {
    categories,
    items: [item('here'), item('sold', { availability: 'gone' })],
  });
  expect(names(list)).toEqual(['here']);
  expect(list.total).toBe(1);
});

test('an item without a price is had on request', () => {
  const { price: _price, ...onRequest } = item('dial');
  const [card] = listAt('/uhren', { categories, items: [onRequest] }).items;
  expect(card?.price).toBe('Preis auf Anfrage');
});

test.each([
  ['without items', {}],
  [
    'with the catalogue turned off',
    {
      items: items(30),
      project: { ...testSite().project, catalogue: { enabled: false } },
    },
  ],
])('a shop %s has no trace of a catalogue', (_, changes) => {
  const shop = planned({ categories, ...changes });
  expect(shop.pageAt('/uhren')?.template).toBe('template-category');
  expect(shop.pageAt('/uhren/seite-2')).toBeUndefined();
  expect(shop.pageAt('/katalog')).toBeUndefined();
  expect([...shop.catalogueFiles()]).toEqual([]);
});

test('what browsers filter by leads to the cards of the items found', () => {
  const shop = planned({
    categories,
    brands: [],
    attributes: [
      {
        id: 'case',
        type: 'choice',
        choices: ['steel', 'gold'].map((id) => ({
          id,
          translations: [{ language: 'de', name: id }],
        })),
        translations: [{ language: 'de', name: 'Gehäuse' }],
      },
    ],
    items: [
      ...items(120),
      item('gold-watch', { attributes: [{ attribute: 'case', values: ['gold'] }] }),
      item('gold-beads', {
        category: 'beads',
        attributes: [{ attribute: 'case', values: ['gold'] }],
      }),
    ],
  });
  const files = new Map(Array.from(shop.catalogueFiles(), ({ hash, json }) => [hash, json]));
  const read = (hash = '') => JSON.parse(files.get(hash) ?? '') as { data: unknown };
  const page = shop.pageAt('/katalog')?.view as { items: ItemListView };
  const { catalogue: file } = read(page.items.index).data as { catalogue: CatalogueFile };
  const catalogue = openCatalogue(file);
  const find = (category: string | undefined, query: string) => {
    const scope = catalogue.scope(category);
    const { positions } = findItems(catalogue, scope, parseSelection(query, scope.facets));
    return Array.from(positions, (position) => {
      const { perFile, files: hashes } = file.cards;
      const data = read(hashes[Math.floor(position / perFile)]).data as { cards: ItemCardView[] };
      return data.cards[position % perFile]?.path;
    });
  };
  expect(find('watches', '?case=gold')).toEqual(['/uhren/gold-watch']);
  expect(find(undefined, '?case=gold')).toEqual(['/perlen/gold-beads', '/uhren/gold-watch']);
  expect(find('watches', '')).toEqual(
    listAt('/uhren', { categories, items: [...items(120), item('gold-watch')] }).items.map(
      ({ path }) => path,
    ),
  );
});
