import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accepted, fakeFormsServer } from '../fakes/forms-server.ts';
import { alive } from './alive.ts';
import { expectTitle, open } from './app.ts';
import { checkAxe } from './axe.ts';
import { sendByKeys, tabTo } from './keyboard.ts';
import { test as base } from './pages.ts';

const listed = {
  slug: 'ostra-elbwiese-38',
  name: 'Elbwiese 38',
  language: 'de',
  path: '/uhren/ostra-elbwiese-38',
};

/**
 * `now` has the item's current name and number; `openList` opens the list with some items on it.
 */
const test = base
  .extend('now', ({ shop }) => {
    const { sku } = shop.items.find(({ slug }) => slug === listed.slug) ?? {};
    // Pages keep number and unit together.
    return { name: 'Ostra Elbwiese, 38\u00a0mm', sku };
  })
  .extend('openList', ({ newPage }) => async (items: readonly object[], path = '/merkliste') => {
    const { page, errors } = await newPage({ reducedMotion: 'reduce' });
    await page.goto('/404');
    await page.evaluate(
      (text) => localStorage.setItem('request-list', text),
      JSON.stringify(items),
    );
    await open(page, path);
    return { page, errors };
  });

const rows = (page: Page) => page.locator('main li:has(input)');

test('the keyboard alone leads from a list of items to the request for one', async ({
  newPage,
}) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  const arrived = await fakeFormsServer(page, accepted);
  await open(page, '/uhren');
  await page.locator('main article a').first().focus();
  await tabTo(page, 'main article button[aria-pressed]');
  await page.keyboard.press('Space');
  const cart = page.locator('a[data-slot="cart"]');
  await expect.poll(() => cart.textContent()).toBe('Merkliste1');
  await page.locator('header a').first().focus();
  await tabTo(page, 'a[data-slot="cart"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/merkliste');
  await rows(page).first().waitFor();
  await sendByKeys(page);
  await expectTitle(page, 'gesendet');
  expect(arrived[0]?.fields).toMatchObject({
    pieces: [{ path: expect.stringMatching(/^\/uhren\/./) as string }],
  });
  expect(await page.evaluate(() => localStorage.getItem('request-list'))).toBeNull();
});

test('an item is on the list in another tab and language, with its note', async ({ openList }) => {
  const { page } = await openList([], listed.path);
  const tab = await page.context().newPage();
  await tab.goto('/en/request-list');
  await alive(tab);
  await page.getByRole('button', { name: 'Merken', exact: true }).click();
  await rows(tab).first().waitFor();
  await expect
    .poll(() => rows(tab).locator('a').getAttribute('href'))
    .toBe('/en/watches/ostra-elbwiese-38');
  await rows(tab).locator('input').fill('Steel strap');
  await page.goto('/merkliste');
  await expect.poll(() => rows(page).locator('input').inputValue()).toBe('Steel strap');
  await expect.poll(() => rows(page).locator('a').getAttribute('href')).toBe(listed.path);
});

test('a removed item can be restored, and the focus follows', async ({
  openList,
  now: { name },
}) => {
  const { page } = await openList([{ ...listed, name }]);
  const remove = page.getByRole('button', { name: `${name} von der Liste nehmen` });
  await remove.click();
  const undo = page.getByRole('button', { name: 'Rückgängig machen' });
  await expect.poll(() => undo.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.innerText('main')).toContain('Ihre Merkliste ist noch leer.');
  await undo.click();
  await expect.poll(() => remove.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await rows(page).count()).toBe(1);
});

test('the list shows which items were renamed or are gone, and asks for both', async ({
  openList,
  now: { name, sku },
}) => {
  const { page } = await openList([listed, { ...listed, slug: 'x', path: '/uhren/x', name: 'X' }]);
  const arrived = await fakeFormsServer(page, accepted);
  const main = () => page.innerText('main');
  await expect.poll(main).toContain('Hieß bisher „Elbwiese 38“.');
  await expect.poll(main).toContain('führen wir nicht mehr');
  expect(await rows(page).nth(1).locator('a').count()).toBe(0);
  const form = page.locator('form[action$="/api/availability"]');
  await form.locator('[name="name"]').fill('Änne Brandt');
  await form.locator('[name="email"]').fill('aenne@mail.example');
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expectTitle(page, 'gesendet');
  expect(arrived[0]?.fields['pieces']).toEqual([
    {
      id: listed.slug,
      title: name,
      path: listed.path,
      number: sku,
      price: expect.stringMatching(/€$/) as string,
    },
    { id: 'x', title: 'X', path: '/uhren/x' },
  ]);
});

test('axe finds nothing wrong with the list, empty or not', async ({ openList }) => {
  const { page } = await openList([listed]);
  await page.locator('main li picture').waitFor();
  await checkAxe(page);
  await page.locator('main li button').click();
  await checkAxe(page, { isLoaded: true });
});

test("in print the list has prices and the shop's address, and no buttons", async ({
  openList,
  shop,
}) => {
  const { page } = await openList([listed]);
  await page.locator('main li picture').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await rows(page).innerText()).toContain('€');
  expect(await page.locator('button:visible').count()).toBe(0);
  expect(await page.locator('form:visible').count()).toBe(0);
  expect(await page.innerText('body')).toContain(shop.company.addresses[0]?.street);
});

test('without JavaScript the header leads to a page that says how to ask', async ({ newPage }) => {
  const { page } = await newPage({ javaScript: false });
  await page.goto('/uhren/ostra');
  await page.locator('a[data-slot="cart"]').click();
  expect(await page.innerText('main')).toContain('Die Merkliste braucht JavaScript.');
  expect(await page.locator('main a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});
