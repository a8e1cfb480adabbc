import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkAxe } from './axe.ts';
import { alive } from './alive.ts';
import { test as base } from './pages.ts';

/** `list` is the hydrated jewelry page, which has several pages of items. */
const test = base.extend('list', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/schmuck');
  await alive(page);
  return page;
});

const cards = (page: Page) => page.locator('li article');
const names = (page: Page) => page.locator('li article h3 a').allTextContents();
const count = async (page: Page) => Number.parseInt(await page.locator('output').innerText(), 10);
const query = (page: Page) => new URL(page.url()).search;

async function openFilter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtern' }).click();
  await page.getByRole('group', { name: 'Preis' }).waitFor();
}

/** Selects the first choice of the material, and returns the number beside it. */
async function choose(page: Page): Promise<number> {
  const label = page.getByRole('group', { name: 'Metall' }).locator('label').first();
  const number = Number.parseInt((await label.locator('span').last().innerText()) || '', 10);
  await label.locator('input').focus();
  await page.keyboard.press('Space');
  return number;
}

test('without JavaScript a page lists its items, and links lead to the other pages', async ({
  plainPage,
}) => {
  await plainPage.goto('/schmuck');
  expect(await cards(plainPage).count()).toBe(24);
  const total = await count(plainPage);
  expect(total).toBeGreaterThan(24);
  await expect
    .poll(() => plainPage.getByRole('button', { name: 'Filtern' }).isVisible())
    .toBe(false);
  await plainPage.getByRole('link', { name: 'Weitere Stücke anzeigen' }).click();
  await plainPage.waitForURL('**/schmuck/seite-2');
  expect(await cards(plainPage).count()).toBe(Math.min(total - 24, 24));
});

test('a choice leaves the number of items shown beside it, is in the address, and is undone by going back', async ({
  list,
}) => {
  const all = await count(list);
  await openFilter(list);
  await checkAxe(list);
  const number = await choose(list);
  await expect.poll(() => count(list)).toBe(number);
  expect(query(list)).toMatch(/^\?[a-z-]+=[a-z0-9-]+$/);
  await expect.poll(() => cards(list).count()).toBe(Math.min(number, 24));
  await list.goBack();
  await expect.poll(() => count(list)).toBe(all);
  expect(query(list)).toBe('');
  await list.goForward();
  await expect.poll(() => count(list)).toBe(number);
  // A checkbox takes no text, so the search shortcut works there.
  await list.getByRole('checkbox').first().press('/');
  await list.locator('dialog').getByRole('combobox').waitFor();
});

test('the count changes at once, and the previous cards stay until the new ones arrive', async ({
  list,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await openFilter(list);
  const before = await names(list);
  await list.route('**/page-data/sq/d/*', async (route) => {
    await released;
    await route.continue();
  });
  await list.getByLabel('Sortieren').selectOption('price-down');
  const number = await choose(list);
  await expect.poll(() => count(list)).toBe(number);
  await list.locator('[aria-busy=true]').waitFor();
  expect(await names(list)).toEqual(before);
  release();
  await list.locator('[aria-busy=false]').waitFor();
  await expect.poll(() => cards(list).count()).toBe(Math.min(number, 24));
  expect(await names(list)).not.toEqual(before);
});

test('the address of a choice works for others, and when coming back to it', async ({
  list,
  newPage,
}) => {
  const first = await names(list);
  await openFilter(list);
  const number = await choose(list);
  await list.getByLabel('Sortieren').selectOption('price-up');
  await expect.poll(() => query(list)).toContain('sort=price-up');

  const { page: other } = await newPage({ reducedMotion: 'reduce' });
  await other.goto(list.url());
  await alive(other);
  await expect.poll(() => count(other)).toBe(number);
  // Cards arrive in later frames.
  await expect.poll(() => names(other)).not.toEqual(first);
  await expect.poll(() => names(list)).toEqual(await names(other));
  const shown = await names(list);

  await list.locator('footer a[href="/impressum"]').first().click();
  await list.waitForURL('**/impressum');
  await list.goBack();
  await expect.poll(() => names(list)).toEqual(shown);
});

test('a choice is kept in another language of the list, but not on the home page', async ({
  list,
}) => {
  await list.goto('/schmuck?price=50..');
  await alive(list);
  const number = await count(list);
  await list.getByRole('link', { name: 'English' }).click();
  await list.waitForURL('**/en/jewelry**');
  expect(query(list)).toBe('?price=50..');
  await expect.poll(() => count(list)).toBe(number);
  await list.getByRole('link', { name: 'Français' }).click();
  await list.waitForURL((url) => url.pathname.startsWith('/fr'));
  expect(new URL(list.url())).toMatchObject({ pathname: '/fr', search: '' });
});

test('more items are added below the others, and the first of them gets the focus', async ({
  list,
}) => {
  await list.getByRole('link', { name: 'Weitere Stücke anzeigen' }).focus();
  await list.keyboard.press('Enter');
  await expect.poll(() => cards(list).count()).toBeGreaterThan(24);
  expect(query(list)).toBe('?show=48');
  const focused = list.locator('li article a:focus');
  await expect.poll(() => focused.count()).toBe(1);
  expect(await focused.innerText()).toBe((await names(list))[24]);
});

test('if no items are left, the page suggests which choice to remove', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/schmuck?price=..1&sort=name');
  await alive(page);
  await page.getByRole('heading', { name: 'Dazu passt gerade nichts' }).waitFor();
  expect(await count(page)).toBe(0);
  await checkAxe(page);
  await page.getByRole('button', { name: 'ohne Preis' }).click();
  await expect.poll(() => count(page)).toBeGreaterThan(24);
  expect(query(page)).toBe('?sort=name');
});

test('on a phone the filter is a drawer that says how many items it will show', async ({
  newPage,
}) => {
  const { page } = await newPage({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  await page.goto('/schmuck');
  await alive(page);
  await page.getByRole('button', { name: 'Filtern' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.waitFor();
  const number = await choose(page);
  const show = drawer.getByRole('button', { name: `${number} Stück` });
  await show.waitFor();
  await checkAxe(page);
  await show.click();
  await expect.poll(() => drawer.count()).toBe(0);
  expect(await count(page)).toBe(number);
  expect(await page.getByRole('button', { name: /^Filter entfernen/ }).count()).toBe(1);
});

test('if the filter cannot be loaded, the list stays and the page says so', async ({ list }) => {
  await list.route('**/page-data/sq/d/*', (route) => route.abort());
  await list.getByRole('button', { name: 'Filtern' }).click();
  await list.getByRole('alert').filter({ hasText: 'Filter und Sortierung' }).waitFor();
  expect(await cards(list).count()).toBe(24);
  await list.unroute('**/page-data/sq/d/*');
  await list.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await list.getByRole('group', { name: 'Preis' }).waitFor();
});
