import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './pages.ts';

/** How far below the window's upper edge an anchor comes to stand, px (specification, section 9). */
const offset = 150;

/** How far below the window's upper edge an element stands, px. */
async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return Math.round(box?.y ?? Number.NaN);
}

test.for([360, 1280])(
  'an anchor leads to its heading, clear of the header, in a window of %i px',
  async (width, { newPage }) => {
    const { page } = await newPage({ width, javaScript: false });
    await page.goto('/datenschutz#matomo-ehemals-piwik');
    await expect.poll(() => topOf(page.locator('#matomo-ehemals-piwik'))).toBe(offset);
  },
);

test('a click on an anchor of the same page leads to it', async ({ plainPage: page }) => {
  await page.goto('/datenschutz');
  await page.locator('main a[href="#cookies"]').first().click();
  await expect.poll(() => topOf(page.locator('#cookies'))).toBe(offset);
});

test('the first Tab reaches a link to the content', async ({ plainPage: page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('href')).toBe('#content');
  await expect.poll(() => topOf(focused)).toBe(0);
});

test('the link to the content passes over the header', async ({ plainPage: page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#content');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});
