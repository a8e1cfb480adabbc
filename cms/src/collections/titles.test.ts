import { expect, test } from 'vitest';
import { titleOf } from './titles.ts';

test('the title of a record makes its name, and the path of a page; a name that is the title makes nothing', () => {
  const made = (name: Parameters<typeof titleOf>[0]) => titleOf(name).makes.map(({ path }) => path);
  expect(made('events')).toEqual(['recordId']);
  expect(made('items')).toEqual(['slug']);
  expect(made('brands')).toEqual(['slug']);
  expect(made('info_pages')).toEqual(['recordId', 'translations.path']);
  expect(made('pages')).toEqual([]);
  expect(made('shop_windows')).toEqual([]);
  expect(made('redirects')).toEqual([]);
});
