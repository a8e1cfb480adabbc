import { expect } from 'vitest';
import { test } from './another-shop.ts';
import { elements } from './html.ts';
test('opens', async ({ openShop }) => {
  const url = await openShop({ 'widgets.yaml': '- { sort: 1, widget_name: weather }\n' });
  const body = await (await fetch(url)).text();
  expect(body).toContain('Widget not found :-(');
});
