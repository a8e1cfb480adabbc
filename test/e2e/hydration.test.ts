import { expect } from 'vitest';
import { alive } from './alive.ts';
import { crawl, recordWords } from './crawl.ts';
import { test } from './pages.ts';
import { germanTemplatePaths } from './templates.ts';

test('a page of each template hydrates without console output', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce', serviceWorkers: 'allow' });
  // Nothing is prefetched: Firefox reports requests aborted by leaving a page.
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const words: string[] = [];
  page.context().on('page', (tab) => recordWords(tab, words));
  recordWords(page, words);
  await crawl(page, germanTemplatePaths, (tab) => alive(tab));
  expect(words).toEqual([]);
}, 120_000);

declare global {
  interface Window {
    /** The start of the first frame that shows the heading, ms. */
    shown: number;
  }
}

test('nothing of the application is requested before the page is painted', async ({ newPage }) => {
  const { page } = await newPage({ width: 1280 });
  await page.addInitScript(() => {
    window.shown = Infinity;
    const look = (time: number) => {
      if (document.querySelector('h1')) window.shown = time;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/uhren/ostra');
  await page.waitForSelector('html[data-alive]');
  // The paint entry may have a later time: when a screen would show it.
  const [shown, script] = await page.evaluate(() => [
    window.shown,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /(?<!\/open-now-\w+)\.js$|page-data/.test(name))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(script).toBeGreaterThan(shown);
});

test('a page without a reported paint hydrates and asks for consent', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/uhren/ostra');
  await page.waitForSelector('html[data-alive]');
  await page.locator('#consent').waitFor();
});
