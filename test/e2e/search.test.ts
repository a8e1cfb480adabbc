import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';
import { expectTitle, isSameDocument, open } from './app.ts';
import { checkAxe } from './axe.ts';
import { test } from './harness.ts';
import { neededWidth } from './needed-width.ts';
import { untilIdle } from './until-idle.ts';
import { untilServed } from './worker-page.ts';

const field = (page: Page) => page.locator('dialog').getByRole('combobox');
const options = (page: Page) => page.locator('dialog').getByRole('option');
const status = (page: Page) => page.locator('dialog output');

/** Opens the search with its key and types a query. */
async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).waitFor();
  await page.keyboard.type(query);
}

test('the keyboard alone leads from one page to another through the search', async ({
  newPage,
}) => {
  const { page, requests, errors } = await newPage();
  await open(page, '/team');
  expect(requests.filter((url) => url.includes('search-'))).toEqual([]);
  await ask(page, 'verlobungsrnig');
  await expect.poll(() => options(page).first().textContent()).toContain('Verlobungsringe');
  expect(await options(page).first().locator('mark').first().textContent()).toBe('Verlobungsringe');
  expect(await status(page).textContent()).toMatch(/Treffer$/);

  await page.keyboard.press('ArrowDown');
  const chosen = await options(page).first().getAttribute('id');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(chosen);
  await page.keyboard.press('ArrowUp');
  expect(await options(page).last().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectTitle(page, 'Verlobungsringe');
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.locator('dialog[open]').count()).toBe(0);

  // Enter without a choice opens the best result.
  await page.keyboard.press('Control+k');
  await field(page).fill('Hofadvent');
  await options(page).first().locator('mark').first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('/events/hofadvent-2026');
  expect(errors).toEqual([]);
});

test('the search shortcut can be turned off, and is a plain letter while typing', async ({
  newPage,
}) => {
  const { page } = await newPage();
  await open(page, '/kontakt');
  await page.locator('main input:not([type=hidden])').first().focus();
  await page.keyboard.press('/');
  expect(await page.locator('dialog').count()).toBe(0);

  await page.getByRole('button', { name: 'Suche', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Taste / öffnet die Suche' }).uncheck();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.waitForTimeout(100);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('checkbox', { name: 'Taste / öffnet die Suche' }).check();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('search-key');
});

test('everyone can use the search, on a phone and in a wide window, even if it finds nothing', async ({
  newPage,
}) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await open(page, '/trauringe');
  await ask(page, 'ring');
  await options(page).locator('mark').first().waitFor();
  await checkAxe(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await neededWidth(page)).toBe(360);
  await checkAxe(page, { isLoaded: true });

  await field(page).fill('xyzabc');
  await expect
    .poll(() => status(page).textContent())
    .toBe('Zu „xyzabc“ haben wir nichts gefunden.');
  await checkAxe(page, { isLoaded: true });
  expect(await options(page).count()).toBeGreaterThan(3);
  // A suggestion is not a result: Enter only opens it if it was chosen.
  await page.keyboard.press('Enter');
  expect(await page.locator('dialog[open]').count()).toBe(1);
});

test.for([
  ['/en/team', 'weding rings', 'Wedding rings', /results$/],
  ['/fr/equipe', 'cheques cadeau', 'Chèques-cadeaux', /résultat/],
] as const)(
  'the search of %s finds pages in its language',
  async ([path, query, title, count], { newPage }) => {
    const { page } = await newPage();
    await open(page, path);
    await ask(page, query);
    await expect.poll(() => options(page).first().textContent()).toContain(title);
    expect(await status(page).textContent()).toMatch(count);
  },
);

test('a search that could not be loaded says so, and loads when tried again', async ({
  newPage,
}) => {
  const { page } = await newPage();
  await page.route('**/page-data/search-*', (route) => route.fulfill({ status: 503 }));
  await open(page, '/trauringe');
  await ask(page, 'perlen');
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' });
  await retry.waitFor();
  await checkAxe(page, { only: ['color-contrast', 'aria-required-children'] });

  let answer = (): void => {};
  await page.unroute('**/page-data/search-*');
  await page.route('**/page-data/search-*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await retry.click();
  await expect.poll(() => status(page).textContent()).toContain('Einen Moment');
  answer();
  await expect.poll(() => options(page).first().textContent()).toContain('Perlen');
});

test('the search works offline once it was open', async ({ newPage }) => {
  const { page } = await newPage({ serviceWorkers: 'allow' });
  await page.goto('/trauringe');
  await untilServed(page);
  await page.reload();
  await alive(page);
  await ask(page, 'uhr');
  await options(page).locator('mark').first().waitFor();
  await untilIdle(page);
  await page.context().setOffline(true);
  await page.reload();
  await alive(page);
  await ask(page, 'Barierefreiheit');
  await expect.poll(() => options(page).first().textContent()).toContain('Barrierefreiheit');
});

test('without JavaScript there is no search button', async ({ newPage }) => {
  const { page } = await newPage({ javaScript: false });
  await page.goto('/trauringe');
  expect(await page.locator('[data-search]').isVisible()).toBe(false);
});
