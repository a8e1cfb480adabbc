import { expect } from 'vitest';
import { checkAxe } from './axe.ts';
import { test } from './pages.ts';
import { germanTemplatePaths } from './templates.ts';

// Other languages have other words in the same elements; test/html looks at their names and labels.
test.for(germanTemplatePaths)('everyone can use %s in a wide window', async (path, { page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await expect(checkAxe(page)).resolves.toBeUndefined();
});

test.for(germanTemplatePaths)(
  'everyone can use %s on a phone, menu open',
  async (path, { page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await page.locator('header button[popovertarget]:visible').click();
    await expect(checkAxe(page)).resolves.toBeUndefined();
  },
);
