import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';
import { test } from './another-shop.ts';

/** Scrolls to a position at which the header should settle in full or collapsed. */
async function scrollTo(page: Page, top: number, size: 'full' | 'collapsed'): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    // By then observers of what is in view have been notified.
    await new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(document.body);
    });
    await new Promise(requestAnimationFrame);
  }, top);
  const header = page.locator('header');
  const isCollapsed = () => header.evaluate(({ dataset }) => 'collapsed' in dataset);
  await expect.poll(isCollapsed).toBe(size === 'collapsed');
  await header.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** The visible height of the header, px. */
const heightOf = (page: Page) =>
  page.locator('header').evaluate((header) => Math.round(header.getBoundingClientRect().bottom));

async function open(page: Page, path = '/uhren/ostra'): Promise<void> {
  await page.goto(path);
  await alive(page);
}

test('the header shrinks 100 px down the page, and grows again at its top', async ({
  newPage,
  shop,
}) => {
  const { page } = await newPage();
  await open(page);
  const { fullHeight, collapsedHeight } = shop.theme.config.components.header;
  const full = await heightOf(page);
  await scrollTo(page, 99, 'full');
  expect(await heightOf(page)).toBe(full);
  await scrollTo(page, 100, 'collapsed');
  expect(full - (await heightOf(page))).toBe(fullHeight - collapsedHeight);
  await scrollTo(page, 0, 'full');
  expect(await heightOf(page)).toBe(full);
});

test('of several positions scrolled through, the last one counts', async ({ newPage }) => {
  const { page } = await newPage();
  // A busy browser reports several at once.
  await page.addInitScript(() => {
    const Native = IntersectionObserver;
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, self) => {
          const before = entries.map(({ target, isIntersecting }) => ({
            target,
            isIntersecting: !isIntersecting,
          }));
          callback([...(before as IntersectionObserverEntry[]), ...entries], self);
        }, options);
      }
    };
  });
  await open(page);
  await expect(scrollTo(page, 600, 'collapsed')).resolves.toBeUndefined();
});

test('nothing moves when the header shrinks', async ({ newPage }) => {
  const { page } = await newPage();
  await open(page);
  const top = () => page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().top + scrollY);
  const before = await top();
  await scrollTo(page, 120, 'collapsed');
  expect(await top()).toBeCloseTo(before, 0);
});

test('the contents of the small header are centred, and the logo is smaller', async ({
  newPage,
}) => {
  const { page } = await newPage();
  await open(page);
  const logo = page.locator('header a').first();
  const full = await logo.boundingBox();
  await scrollTo(page, 120, 'collapsed');
  const collapsed = await logo.boundingBox();
  expect(collapsed?.height).toBeLessThan(full?.height ?? 0);
  const middle = (await heightOf(page)) / 2;
  for (const part of [logo, page.locator('nav summary').first(), page.getByLabel('Sprache')]) {
    const box = await part.boundingBox();
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - middle)).toBeLessThanOrEqual(2);
  }
});

test('the header stays in view in wide windows and not in small ones', async ({ newPage }) => {
  const { page } = await newPage();
  await open(page);
  await scrollTo(page, 600, 'collapsed');
  expect(await heightOf(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 700 });
  await scrollTo(page, 600, 'collapsed');
  expect(await heightOf(page)).toBeLessThan(0);
});

test('the page does not scroll while the keyboard moves through the header', async ({
  newPage,
}) => {
  const { page } = await newPage();
  await open(page);
  await scrollTo(page, 600, 'collapsed');
  await page.evaluate(() => document.querySelector('header')?.querySelector('a')?.focus());
  // The links of two entries, and the buttons beside them.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('a theme may keep the header as it is, or let it scroll away', async ({
  openShop,
  newPage,
}) => {
  const theme = (settings: string) => ({
    'theme.yaml': (yaml: string) => yaml.replace(/( +)header:\n/, `$1header:\n$1  ${settings}\n`),
  });
  const { page } = await newPage();
  await open(page, await openShop(theme('collapses: false')));
  const full = await heightOf(page);
  await scrollTo(page, 500, 'full');
  expect(await heightOf(page)).toBe(full);
  await open(page, await openShop(theme('sticky: false')));
  await scrollTo(page, 500, 'full');
  expect(await heightOf(page)).toBeLessThan(0);
});
