import { expect } from 'vitest';
import { open } from './app.ts';
import { test } from './pages.ts';

test('in a small window a button opens the contents, and a link leads to its section', async ({
  newPage,
}) => {
  const { page, errors } = await newPage({ width: 360 });
  await open(page, '/datenschutz');
  await page.getByRole('link', { name: 'Auf dieser Seite' }).click();
  const drawer = page.getByRole('dialog', { name: 'Auf dieser Seite' });
  await drawer.getByRole('link', { name: 'Cookies' }).click();
  await expect.poll(() => drawer.count()).toBe(0);
  expect(page.url()).toMatch(/\/datenschutz#cookies$/);
  expect(errors).toEqual([]);
});

test('in a wide window the contents are beside the text', async ({ newPage }) => {
  const { page } = await newPage({ javaScript: false });
  await page.goto('/datenschutz');
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  const links = await contents.getByRole('link').allInnerTexts();
  const headings = await page.locator('main :is(h2[id], section[id] > h2)').allInnerTexts();
  expect(links.length).toBeGreaterThan(3);
  expect(headings).toEqual(expect.arrayContaining(links));
});

test('without JavaScript the button leads to the contents', async ({ newPage }) => {
  const { page } = await newPage({ width: 360, javaScript: false });
  await page.goto('/datenschutz');
  await page.getByRole('link', { name: 'Auf dieser Seite' }).click();
  expect(await page.locator('#contents').isVisible()).toBe(true);
  expect(page.url()).toMatch(/#contents$/);
});
