import { expect } from 'vitest';
import { test } from './pages.ts';

/** How far below the window's upper edge an anchor comes to stand, px (specification, section 9). */
const offset = 150;

test.for([360, 1280])(
  'an anchor leads to its heading, clear of the header, in a window of %i px',
  async (width, { plainPage: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/datenschutz#matomo-ehemals-piwik');
    const box = await page.locator('#matomo-ehemals-piwik').boundingBox();
    expect(Math.round(box?.y ?? 0)).toBe(offset);
  },
);

test('a click on an anchor of the same page leads to it', async ({ plainPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/datenschutz');
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  const top = async () => Math.round((await page.locator('#cookies').boundingBox())?.y ?? 0);
  await expect.poll(top).toBe(offset);
});

test('the first Tab reaches a link to the content', async ({ plainPage: page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('href')).toBe('#content');
  await expect.poll(async () => (await focused.boundingBox())?.y).toBe(0);
});

test('the link to the content passes over the header', async ({ plainPage: page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});
