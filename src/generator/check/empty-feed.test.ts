import { expect, test } from 'vitest';
import { diagnosticsAfter, replacing } from './shop.fixture.ts';

const feed = { 'project.yaml': replacing('config:\n', 'feeds:\n  products: true\nconfig:\n') };

function item(fields: string): Record<string, string> {
  const names = ['de', 'en'].map((language) => `{ language: ${language}, name: Ring }`).join(', ');
  return {
    'items.yaml': `- slug: ring\n  category: optics\n  ${fields}\n  translations: [${names}]\n`,
  };
}

test.each([
  ['without items', {}],
  ['with an item without a price', item('images: [sunglasses.jpg]')],
  [
    'with an item to order',
    item('price: 90\n  availability: on_order\n  images: [sunglasses.jpg]'),
  ],
])('a feed %s is reported as empty', async (_, items) => {
  const found = await diagnosticsAfter({ ...feed, ...items });
  expect(found.filter(({ code }) => code === 'empty-feed')).toMatchObject([
    { place: { document: 'project.yaml', field: 'feeds.products' }, severity: 'warning' },
  ]);
});

test('a feed is reported as empty if the catalogue is off', async () => {
  const found = await diagnosticsAfter({
    ...item('price: 90\n  images: [sunglasses.jpg]'),
    'project.yaml': replacing(
      'config:\n',
      'feeds:\n  products: true\ncatalogue:\n  enabled: false\nconfig:\n',
    ),
  });
  expect(found.map(({ code }) => code)).toContain('empty-feed');
});

test('a feed with an item that has a price and a photo is not reported', async () => {
  const found = await diagnosticsAfter({
    ...feed,
    ...item('price: 90\n  images: [sunglasses.jpg]'),
  });
  const codes = new Set(found.map(({ code }) => code));
  // The starter's privacy notice does not mention a request list yet.
  expect([...codes]).toEqual(['contradicting-text']);
});
