import { expect } from 'vitest';
import { neededWidth } from './needed-width.ts';
import { test } from './pages.ts';
import { templatePaths } from './templates.ts';

test.for(templatePaths)('%s fits into every window', async (path, { page, shop }) => {
  const { smallScreenThreshold } = shop.theme.config.components.header;
  const widths = [320, 360, 768, smallScreenThreshold, 1280, 1920];
  const needed = [];
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    needed.push(await neededWidth(page));
  }
  expect(needed).toEqual(widths);
});

test('every page of the sitemap fits into a window of 320 px', async ({ page, sitePages }) => {
  const wide = [];
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { path } of sitePages) {
    await page.goto(path);
    if ((await neededWidth(page)) > 320) wide.push(path);
  }
  expect(wide).toEqual([]);
}, 120_000);
