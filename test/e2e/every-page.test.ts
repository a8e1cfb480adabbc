import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';
import { openContext } from './browser.ts';
import { crawl, recordWords } from './crawl.ts';
import { shopChanges, test as base } from './external-shop.ts';
import { neededWidth } from './needed-width.ts';
import { templatePaths } from './templates.ts';

/** The findings after an undecided visitor has opened each page of the shop once. */
interface Found {
  /** Warnings and errors in the console. */
  words: string[];
  /** Pages that need more width than the window has. */
  wide: string[];
  /** Requests to other hosts. */
  foreign: string[];
  /** The number of hydrated pages. */
  count: number;
}

/** The demo shop with all third-party services. */
const test = base
  .extend('shopUrl', { scope: 'file' }, ({ openShop, google, clock }) =>
    openShop(
      shopChanges({ google, clock }, 'matomo: { url: "https://matomo.example/", site_id: 7 }'),
      { allItems: true },
    ),
  )
  .extend(
    'found',
    { scope: 'file' },
    async ({ browser, shopUrl, shop, visitedPaths }): Promise<Found> => {
      const { smallScreenThreshold } = shop.theme.config.components.header;
      const windows = [320, 360, 768, smallScreenThreshold, 1280, 1920];
      const context = await openContext(browser, {
        baseURL: shopUrl,
        reducedMotion: 'reduce',
        serviceWorkers: 'allow',
      });
      await context.addInitScript(loadNothingInAdvance);
      const found: Found = { words: [], wide: [], foreign: [], count: 0 };
      context.on('page', (tab) => recordWords(tab, found.words));
      await crawl(
        await context.newPage(),
        [...new Set([...visitedPaths, ...templatePaths])],
        async (tab, path, requests) => {
          await alive(tab);
          found.count += 1;
          for (const width of templatePaths.includes(path) ? windows : [320]) {
            const needed = await widthIn(tab, width);
            if (needed > width) found.wide.push(`${path}: ${needed} px of ${width} px`);
          }
          if (!/^\/(?:en|fr)(?:\/|$)/.test(path)) await rest(tab);
          const foreign = requests.filter(
            (url) => !url.startsWith(`${shopUrl}/`) && !url.startsWith('data:'),
          );
          found.foreign.push(...foreign);
          await tab.setViewportSize({ width: 1280, height: 720 });
        },
      );
      await context.close();
      return found;
    },
  );

/** Runs in the page, before its own code. */
function loadNothingInAdvance(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Waits until a page must have made all its own requests. */
async function rest(tab: Page): Promise<void> {
  await tab.waitForTimeout(400);
}

async function widthIn(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return neededWidth(page);
}

test('every page hydrates without any console output', ({ found, visitedPaths }) => {
  expect(found.count).toBeGreaterThanOrEqual(visitedPaths.length);
  expect(found.words).toEqual([]);
}, 300_000);

test('every page fits a window of 320 px, one of each template every window', ({ found }) => {
  expect(found.wide).toEqual([]);
});

test('before the visitor has decided no page reaches another host', ({ found }) => {
  expect(found.foreign).toEqual([]);
});
