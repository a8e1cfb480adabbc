import { checkAxe } from './axe.ts';
import { test } from './pages.ts';
import { germanTemplatePaths, templatePaths } from './templates.ts';

test.for(germanTemplatePaths)('everyone can use %s in a wide window', async (path, { page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await checkAxe(page);
});

/** Rules that depend on text: the size and names of targets. */
const ofWords = ['target-size', 'label-content-name-mismatch', 'button-name', 'link-name'];

// Otherwise translated pages have the same elements as the German ones.
test.for(templatePaths)('the targets of %s have their size and name', async (path, { page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(path);
  await page.evaluate(clear);
  await checkAxe(page, { only: ofWords });
  if (germanTemplatePaths.includes(path)) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  await checkAxe(page, { only: ofWords, isLoaded: true });
});

/** Hides what floats over the page: visitors can scroll covered content free, and axe cannot. */
function clear(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    if (position === 'fixed') element.style.position = 'static';
    // The link to the top has the same size everywhere.
    if (element.matches('[href="#content"][data-tip]')) element.style.display = 'none';
  }
}
