import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { alive } from './alive.ts';
import { test } from './another-shop.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });
const groups = (page: Page) => menu(page).locator('summary');
const openGroups = (page: Page) => menu(page).locator('details[open] > summary');
const brandLink = (page: Page) => menu(page).getByRole('link', { name: 'Ostra' });

async function openHome(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
}

async function openMenu(page: Page): Promise<void> {
  await openHome(page, 360);
  await toggle(page).click();
}

describe('in a narrow window without JavaScript', () => {
  test('the menu is initially closed', async ({ plainPage: page }) => {
    await openHome(page, 360);
    expect(await menu(page).isVisible()).toBe(false);
  });

  test('the toggle opens the menu', async ({ plainPage: page }) => {
    await openMenu(page);
    expect(await menu(page).isVisible()).toBe(true);
  });

  test('the menu is at most 60 % as high as the window', async ({ plainPage: page }) => {
    await openMenu(page);
    await groups(page).first().click();
    const box = await menu(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.6 * 800);
  });

  test('the page behind the open menu cannot be scrolled', async ({ plainPage: page }) => {
    await openMenu(page);
    const overflow = await page.evaluate(
      () => getComputedStyle(document.documentElement).overflowY,
    );
    expect(overflow).toBe('hidden');
  });

  test('only one group of the menu is open at a time', async ({ plainPage: page }) => {
    await openMenu(page);
    await groups(page).nth(0).click();
    await groups(page).nth(1).click();
    const labels = await openGroups(page).evaluateAll((all) =>
      all.map(({ ariaLabel }) => ariaLabel),
    );
    expect(labels).toEqual([await groups(page).nth(1).getAttribute('aria-label')]);
  });

  test('a link of the menu leads to its page', async ({ plainPage: page, origin }) => {
    await openMenu(page);
    await groups(page).first().click();
    await brandLink(page).click();
    await expect.poll(() => page.url()).toBe(`${origin}/uhren/ostra`);
  });

  test('the menu is closed on the page that it led to', async ({ plainPage: page, origin }) => {
    await openMenu(page);
    await groups(page).first().click();
    await brandLink(page).click();
    await page.waitForURL(`${origin}/uhren/ostra`);
    expect(await menu(page).isVisible()).toBe(false);
  });

  test('the Escape key closes the menu', async ({ plainPage: page }) => {
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu(page).isVisible()).toBe(false);
  });

  test('the menu has a close button', async ({ plainPage: page }) => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Menü schließen' }).click();
    await expect.poll(() => menu(page).isVisible()).toBe(false);
  });

  test('the menu can be used by keyboard alone', async ({ plainPage: page, origin }) => {
    await openHome(page, 360);
    await toggle(page).press('Enter');
    await groups(page).first().press('Enter');
    await brandLink(page).press('Enter');
    await expect.poll(() => page.url()).toBe(`${origin}/uhren/ostra`);
  });
});

test('below the menu of a small window the bar with phone number and hours stays', async ({
  plainPage: page,
}) => {
  await openMenu(page);
  const bar = page.getByRole('navigation', { name: 'Anruf, Route und Öffnungszeiten' });
  const isBelow = await menu(page).evaluate(
    (element, top) =>
      innerHeight - Number.parseFloat(getComputedStyle(element, '::backdrop').bottom) <= top,
    (await bar.boundingBox())?.y ?? 0,
  );
  expect(isBelow).toBe(true);
  await bar.getByRole('link', { name: 'Öffnungszeiten' }).click();
  await page.waitForURL('**/kontakt**');
});

describe('in a wide window without JavaScript', () => {
  test('the menu is visible', async ({ plainPage: page }) => {
    await openHome(page, 1280);
    expect(await menu(page).isVisible()).toBe(true);
  });

  test('only one group of the menu is open at a time', async ({ plainPage: page }) => {
    await openHome(page, 1280);
    await groups(page).nth(0).click();
    await groups(page).nth(1).click();
    const labels = await openGroups(page).evaluateAll((all) =>
      all.map(({ ariaLabel }) => ariaLabel),
    );
    expect(labels).toEqual([await groups(page).nth(1).getAttribute('aria-label')]);
  });

  test('a second click closes a group', async ({ plainPage: page }) => {
    await openHome(page, 1280);
    await groups(page).first().click();
    await groups(page).first().click();
    expect(await openGroups(page).count()).toBe(0);
  });

  test('a link of a group leads to its page', async ({ plainPage: page, origin }) => {
    await openHome(page, 1280);
    await groups(page).first().click();
    await brandLink(page).click();
    await expect.poll(() => page.url()).toBe(`${origin}/uhren/ostra`);
  });
});

test.for([360, 1280])(
  'in a window of %i px the text of an entry links to its page',
  async (width, { plainPage: page, origin }) => {
    await openHome(page, width);
    if (width === 360) await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Schmuck', exact: true }).first().click();
    await expect.poll(() => page.url()).toBe(`${origin}/schmuck`);
  },
);

describe('when the window widens while the menu is open without JavaScript', () => {
  async function openAndWiden(page: Page): Promise<void> {
    await openMenu(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }

  test('the menu stays a panel across the window', async ({ plainPage: page }) => {
    await openAndWiden(page);
    expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 });
  });

  test('a group opens within the panel', async ({ plainPage: page }) => {
    await openAndWiden(page);
    await groups(page).first().click();
    const panel = await menu(page).boundingBox();
    const link = await brandLink(page).boundingBox();
    expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThan(panel?.height ?? 0);
  });

  test('its button turns the panel into the bar', async ({ plainPage: page }) => {
    await openAndWiden(page);
    await page.getByRole('button', { name: 'Menü schließen' }).click();
    const header = await page.getByRole('banner').boundingBox();
    const bar = await menu(page).boundingBox();
    expect(bar?.height).toBeLessThan(header?.height ?? 0);
  });
});

test('the menu marks the current page', async ({ plainPage: page }) => {
  await page.goto('/uhren/ostra');
  const marked = menu(page).locator('[aria-current=page]');
  expect(await marked.allTextContents()).toEqual(['Ostra']);
});

test('entries with the same name are not mixed up when the language changes', async ({
  page,
  openShop,
}) => {
  const url = await openShop({
    'menu.yaml': `
- path: watches
  translations: [{ language: de, display_name: Angebot }, { language: en, display_name: Watches }]
- path: optics
  translations: [{ language: de, display_name: Angebot }, { language: en, display_name: Optics }]
`,
  });
  await page.goto(`${url}/uhren`);
  await alive(page);
  await page.getByRole('link', { name: 'English' }).click();
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem');
  await expect.poll(() => entries.allInnerTexts()).toEqual(['Watches', 'Optics']);
});

test('the menu has a toggle in windows narrower than the theme says', async ({
  plainPage: page,
  shop,
}) => {
  const { smallScreenThreshold } = shop.theme.config.components.header;
  await openHome(page, smallScreenThreshold);
  const above = await toggle(page).isVisible();
  await page.setViewportSize({ width: smallScreenThreshold - 1, height: 800 });
  expect({ above, below: await toggle(page).isVisible() }).toEqual({ above: false, below: true });
});
