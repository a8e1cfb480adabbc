import { expect, test } from 'vitest';
import { formsShopSchema } from './shop.ts';

const shop = {
  name: 'Lindenhof',
  sender: ['Lindenhof'],
  siteUrl: 'https://lindenhof.example',
  formsUrl: 'https://lindenhof.example',
  pages: { de: { home: '/', thanks: '/danke', privacy: '/datenschutz' } },
};

test('a release of a kit without any feature can be read', () => {
  expect(formsShopSchema.parse(shop)).toEqual(shop);
});

test('what a removed feature left in a release is ignored', () => {
  expect(formsShopSchema.parse({ ...shop, repairs: true })).toEqual(shop);
});
