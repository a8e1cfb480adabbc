import { expect } from 'vitest';
import { alive } from './alive.ts';
import type { Visit, Visitor } from './harness.ts';
import { test } from './pages.ts';
import { germanTemplatePaths } from './templates.ts';

type NewPage = (visitor?: Visitor) => Promise<Visit>;

test('a page of each template comes to life without a word in the console', async ({ newPage }) => {
  expect(await wordsOf(newPage, germanTemplatePaths)).toEqual([]);
}, 60_000);

test('every page comes to life without a word in the console', async ({ newPage, allPages }) => {
  const paths = allPages.map(({ path }) => path);
  expect(await wordsOf(newPage, paths)).toEqual([]);
}, 120_000);

test('nothing of the application is asked for before the page is painted', async ({ newPage }) => {
  const { page } = await newPage({ width: 1280 });
  await page.goto('/uhren/ostra');
  await page.waitForSelector('html[data-alive]');
  const [paint, script] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$|page-data/.test(name))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(script).toBeGreaterThan(paint);
});

/** What the console says while one page after the other comes to life. */
async function wordsOf(newPage: NewPage, paths: readonly string[]): Promise<string[]> {
  const { page } = await newPage({ reducedMotion: 'reduce', serviceWorkers: 'allow' });
  // Nothing is loaded in advance: Firefox tells of requests that leaving a page breaks off.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const said: string[] = [];
  page.on('console', (message) => {
    const isWord = ['warning', 'error'].includes(message.type());
    // Chromium tells of the status of a missing page's document.
    const isOfDocument = message.location().url === page.url();
    if (isWord && !isOfDocument) said.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`${page.url()}: ${String(error)}`));
  for (const path of paths) {
    await page.goto(path);
    await alive(page);
  }
  return said;
}
