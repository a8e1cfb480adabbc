import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open } from './app.ts';
import { test } from './pages.ts';

const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Farbschema' }).getByRole('button', { name }).click();

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const cream = 'rgb(247, 242, 233)';
const dark = 'rgb(25, 24, 23)';

test("a page has its theme's colours, whatever the system's mode", async ({ newPage }) => {
  const { page } = await newPage({ colorScheme: 'dark' });
  await open(page, '/');
  expect(await background(page)).toBe(cream);
  expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBeNull();
});

test('the visitor’s choice applies at once, and from the first paint of the next document', async ({
  newPage,
}) => {
  const { page, errors } = await newPage();
  await open(page, '/');
  await choose(page, 'Dunkel');
  expect(await background(page)).toBe(dark);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/uhren/ostra', { waitUntil: 'commit' });
  await page.waitForSelector('main');
  expect(await background(page)).toBe(dark);
  expect(errors.filter((error) => !error.includes('Failed to'))).toEqual([]);
});

test('the system’s mode applies if the visitor chose it', async ({ newPage }) => {
  const { page } = await newPage({ colorScheme: 'dark' });
  await open(page, '/');
  await choose(page, 'System');
  expect(await background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).toBe(cream);
});

test("the browser’s interface has the page's colour", async ({ newPage }) => {
  const { page } = await newPage();
  await open(page, '/');
  const frame = () => page.locator('meta[name="theme-color"][media="all"]').getAttribute('content');
  expect(await frame()).toBe('#f7f2e9');
  await choose(page, 'Dunkel');
  expect(await frame()).toBe('#191817');
});

test('print is light', async ({ newPage }) => {
  const { page } = await newPage();
  await open(page, '/');
  await choose(page, 'Dunkel');
  await page.emulateMedia({ media: 'print' });
  const colour = await page.evaluate(() => getComputedStyle(document.body).color);
  expect([await background(page), colour]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('without JavaScript there is no switch', async ({ plainPage: page }) => {
  await page.goto('/');
  expect(await page.locator('footer button:visible').count()).toBe(0);
});
