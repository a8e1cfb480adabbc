import { checkAxe } from './axe.ts';
import { test } from './pages.ts';
import { germanTemplatePaths, templatePaths } from './templates.ts';

test.for(germanTemplatePaths)('everyone can use %s in a wide window', async (path, { page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await checkAxe(page);
});

/** What depends on words: how large targets are, and what they are called. */
const ofWords = ['target-size', 'label-content-name-mismatch', 'button-name', 'link-name'];

// Translated pages are else the same elements as the German ones.
test.for(templatePaths)('the targets of %s have their size and name', async (path, { page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(path);
  await page.evaluate(clear);
  await checkAxe(page, { only: ofWords });
  if (germanTemplatePaths.includes(path)) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  await checkAxe(page, { only: ofWords, isLoaded: true });
});

/** Clears what floats over the page: visitors scroll free what it covers, and axe does not. */
function clear(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    if (position === 'fixed') element.style.position = 'static';
    // The link up is as large wherever it lies.
    if (element.matches('[href="#content"][data-tip]')) element.style.display = 'none';
  }
}
