import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './pages.ts';

/** The header's position after scrolling, px from the window's upper edge. */
async function topWhenScrolled(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  return page.locator('header').evaluate((header) => header.getBoundingClientRect().top);
}

test('the header stays at the top in windows as wide as the theme says', async ({
  plainPage,
  shop,
}) => {
  const { smallScreenThreshold } = shop.theme.config.components.header;
  expect(await topWhenScrolled(plainPage, smallScreenThreshold)).toBe(0);
});

test('the header scrolls away in narrower windows', async ({ plainPage, shop }) => {
  const { smallScreenThreshold } = shop.theme.config.components.header;
  expect(await topWhenScrolled(plainPage, smallScreenThreshold - 1)).toBe(-600);
});

test('the header is as high as the theme says', async ({ plainPage: page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const bar = await page.locator('header').evaluate((header) => header.clientHeight);
  expect(bar).toBe(shop.theme.config.components.header.fullHeight);
});

test.for(['/uhren', '/en/watches', '/fr/contact'])(
  'the menu of %s is on one line in the narrowest window that shows it',
  async (path, { plainPage: page, shop }) => {
    const { smallScreenThreshold, fullHeight } = shop.theme.config.components.header;
    await page.setViewportSize({ width: smallScreenThreshold, height: 800 });
    await page.goto(path);
    expect((await page.locator('header nav ul').first().boundingBox())?.height).toBe(44);
    expect((await page.locator('header').boundingBox())?.height).toBe(fullHeight + 3);
  },
);

test.for([360, 768, 1100])(
  'in a window of %i px a link leads to the top, and covers nothing of the page',
  async (width, { plainPage: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
    const link = page.getByRole('link', { name: 'Nach oben' });
    const box = await link.boundingBox();
    const wrapperEnd = width * 0.95;
    // It is in the phone bar, or in the margin.
    if (width >= 768) expect(box?.x).toBeGreaterThanOrEqual(wrapperEnd - 1);
    else expect(box?.y).toBeGreaterThanOrEqual(800 - 60);
    await link.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200);
  },
);

test('the opening status links to the hours', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/uhren');
  await page.locator('header a:has([data-now])').click();
  await expect.poll(() => page.url()).toMatch(/\/kontakt#hours$/);
  await expect
    .poll(() => page.locator('h2#hours').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(400);
});

test('the line that says whether the shop is open leads to the hours', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/uhren');
  await page.locator('header a:has([data-now])').click();
  await expect.poll(() => page.url()).toMatch(/\/kontakt#hours$/);
  await expect
    .poll(() => page.locator('h2#hours').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(400);
});

test.for<[string, string]>([
  ['/uhren', '/'],
  ['/en/watches', '/en'],
  ['/fr/contact', '/fr'],
])(
  'the logo of %s leads to the home page of its language',
  async ([path, home], { plainPage: page, origin }) => {
    await page.goto(path);
    await page.locator('header a[aria-label]').first().click();
    await expect.poll(() => page.url()).toBe(origin + home);
  },
);
