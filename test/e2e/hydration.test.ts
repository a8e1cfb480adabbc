import { expect } from 'vitest';
import { alive } from './alive.ts';
import { crawl, recordWords } from './crawl.ts';
import { test } from './pages.ts';
import { germanTemplatePaths } from './templates.ts';

test('a page of each template comes to life without a word in the console', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce', serviceWorkers: 'allow' });
  // Nothing is loaded in advance: Firefox tells of requests that leaving a page breaks off.
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
    /** When the first frame began that shows the heading, ms. */
    shown: number;
  }
}

test('nothing of the application is asked for before the page is painted', async ({ newPage }) => {
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
  // The entry of the paint itself may name a later time: that at which a screen would show it.
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

test('a page of whose paint the browser does not tell comes to life and asks for consents', async ({
  newPage,
}) => {
  const { page } = await newPage({ asked: true });
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/uhren/ostra');
  await page.waitForSelector('html[data-alive]');
  await page.locator('#consent').waitFor();
});
