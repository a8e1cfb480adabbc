import { checkAxe } from './axe.ts';
import { test } from './pages.ts';
import { germanTemplatePaths } from './templates.ts';

// Other languages have other words in the same elements; test/html looks at their names and labels.
test.for(germanTemplatePaths)('everyone can use %s in a wide window', async (path, { page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await checkAxe(page);
});
