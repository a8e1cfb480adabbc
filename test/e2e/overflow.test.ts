import { expect } from 'vitest';
import { neededWidth } from './needed-width.ts';
import { test } from './pages.ts';
import { templatePaths } from './templates.ts';

const widths = [320, 360, 768, 1280, 1920];

test.for(templatePaths)('%s fits into every window', async (path, { plainPage: page }) => {
  await page.goto(path);
  const needed = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    needed.push(await neededWidth(page));
  }
  expect(needed).toEqual(widths);
});
