import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './pages.ts';
import { neededWidth } from './needed-width.ts';
import { germanTemplatePaths } from './templates.ts';

/** What a window of 1280 × 1024 px shows at 400 % (WCAG 2.2, 1.4.10). */
const at400Percent = { width: 320, height: 256 };

/** Text twice as large, in a browser that enlarges text alone (WCAG 2.2, 1.4.4). */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Follows the last link of the menu's last group, as far from the toggle as one can get. */
async function followLastLink(page: Page): Promise<string | null> {
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await menu.locator('summary').last().click();
  const link = menu.locator('details[open] a[href^="/"]').last();
  const href = await link.getAttribute('href');
  await link.click();
  return href;
}

test('the whole menu can be reached at 400 %', async ({ plainPage: page, origin }) => {
  await page.setViewportSize(at400Percent);
  await page.goto('/uhren/ostra');
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const href = await followLastLink(page);
  await expect.poll(() => page.url()).toBe(`${origin}${href}`);
});

test('the whole menu can be reached with text twice as large', async ({
  plainPage: page,
  origin,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/uhren/ostra');
  await enlargeText(page);
  const href = await followLastLink(page);
  await expect.poll(() => page.url()).toBe(`${origin}${href}`);
});

test.for(germanTemplatePaths)(
  '%s fits into the window with text twice as large',
  async (path, { plainPage: page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await enlargeText(page);
    expect(await neededWidth(page)).toBe(1280);
  },
);
