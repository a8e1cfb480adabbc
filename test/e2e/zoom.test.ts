import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { neededWidth } from './needed-width.ts';
import { test } from './pages.ts';
import { germanTemplatePaths } from './templates.ts';

/** The size of a window of 1280 × 1024 px at 400 % zoom (WCAG 2.2, 1.4.10). */
const at400Percent = { width: 320, height: 256 };

/** Doubles the text size, as in a browser that only enlarges text (WCAG 2.2, 1.4.4). */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });

/** The link that is farthest from the toggle, once the last group is open. */
const lastLink = (page: Page) => menu(page).locator('details[open] a').last();

/** Opens the menu's last group and scrolls over it with the wheel, like a visitor. */
async function scrollToTheEnd(page: Page): Promise<void> {
  await menu(page).locator('summary').last().click();
  await menu(page).locator('details[open] a').first().hover();
  await page.mouse.wheel(0, 5000);
}

/** Whether the whole element is within the window. */
async function isInWindow(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });
}

test('the whole menu can be reached at 400 %', async ({ plainPage: page }) => {
  await page.setViewportSize(at400Percent);
  await page.goto('/uhren/ostra');
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await scrollToTheEnd(page);
  await expect.poll(() => isInWindow(lastLink(page))).toBe(true);
});

test('the whole menu can be reached with doubled text', async ({ plainPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/uhren/ostra');
  await enlargeText(page);
  // With text this large the menu does not fit on one row.
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await scrollToTheEnd(page);
  await expect.poll(() => isInWindow(lastLink(page))).toBe(true);
});

test('with doubled text a phone shows the logo, and all text of its bar', async ({
  plainPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/uhren');
  await enlargeText(page);
  const logo = await page.locator('header a[aria-label] svg').first().boundingBox();
  expect(logo?.width).toBeGreaterThanOrEqual(72);
  const cells = page
    .getByRole('navigation', { name: 'Anruf, Route und Öffnungszeiten' })
    .locator('a');
  const cut = await cells.evaluateAll((links) =>
    links
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((link) => link.textContent),
  );
  expect(cut).toEqual([]);
});

test.for(germanTemplatePaths)(
  '%s fits windows of 1280 and 360 px with doubled text',
  async (path, { page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await enlargeText(page);
    expect(await neededWidth(page)).toBe(1280);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await neededWidth(page)).toBe(360);
  },
);

test.for(['/uhren/ostra', '/uhren/ostra-elbwiese-38'])(
  'the facts of %s are in one column on a phone with doubled text, and no word is broken',
  async (path, { page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const facts = page
      .locator('main dl')
      .filter({ has: page.locator('dt') })
      .first();
    const columns = () =>
      facts
        .locator('> div')
        .first()
        .evaluate((row) => {
          const [term, value] = [...row.children].map((part) => part.getBoundingClientRect());
          return (value?.top ?? 0) >= (term?.bottom ?? 0) ? 1 : 2;
        });
    expect(await columns()).toBe(2);
    await enlargeText(page);
    expect(await columns()).toBe(1);
    expect(await facts.evaluate(tornWords)).toEqual([]);
  },
);

/** Runs in the page: words of at most 14 letters that are broken across lines. */
function tornWords(element: HTMLElement): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { 0: word, index } of node.textContent?.matchAll(/[^\s-]{2,14}/g) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}
