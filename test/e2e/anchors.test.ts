import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './pages.ts';

/** The distance of an anchor from the window's upper edge, px (specification, section 9). */
const offset = 150;

/** The distance of an element from the window's upper edge, px. */
async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return Math.round(box?.y ?? Number.NaN);
}

test.for([360, 1280])(
  'an anchor scrolls to its heading, clear of the header, in a window of %i px',
  async (width, { newPage }) => {
    const { page } = await newPage({ width, javaScript: false });
    await page.goto('/datenschutz#matomo-ehemals-piwik');
    await expect.poll(() => topOf(page.locator('#matomo-ehemals-piwik'))).toBe(offset);
  },
);

test('a click on an anchor of the same page scrolls to it', async ({ plainPage: page }) => {
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

test('the link to the content skips the header', async ({ plainPage: page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#content');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});
