import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdApplication, wake } from './alive.ts';
import { open } from './app.ts';
import { answer, click, expectPage } from './faults.ts';
import { test as base } from './pages.ts';
import { untilIdle } from './until-idle.ts';
import { untilServed } from './worker-page.ts';

/**
 * `app` has navigated from the imprint to the team within its document, and is about to be
 * reloaded.
 */
const test = base.extend('app', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await open(page, '/impressum');
  await click(page, '/team');
  await expectPage(page, 'Zwölf Menschen');
  return page;
});

/** Goes back without waiting for the result. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

test('going back before the application runs shows the previous page', async ({ app: page }) => {
  await holdApplication(page);
  await page.reload();
  await goBack(page);
  await expectPage(page, 'Impressum');
  await page.evaluate(() => history.forward());
  await expectPage(page, 'Zwölf Menschen');
});

test('going back before the application runs returns to the previous position', async ({
  newPage,
}) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await open(page, '/datenschutz');
  await page.evaluate(() => scrollTo(0, 2500));
  // Chromium stores positions with a delay.
  await page.waitForTimeout(1500);
  await page.evaluate(() => void (location.href = '/danke'));
  await expectPage(page, 'Danke');
  await page.waitForTimeout(1500);
  await holdApplication(page);
  await page.reload();
  // Before its first frame, a document has no positions to restore.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.waitForTimeout(300);
  await goBack(page);
  await expectPage(page, 'Datenschutz');
  // The page is a little shorter until the application runs.
  await expect.poll(() => page.evaluate(() => Math.round(scrollY / 100))).toBe(25);
});

test('a page that was left before the application ran does not start it', async ({ app: page }) => {
  const release = await holdApplication(page);
  await page.reload();
  await wake(page);
  // A response without a document: the current one stays.
  const asked = await answer(page, '/impressum', { status: 204 });
  await goBack(page);
  await expect.poll(asked).toBe(1);
  release();
  await untilIdle(page);
  await page.waitForTimeout(500);
  expect(await page.locator('html[data-alive]').count()).toBe(0);
});

test('going back from the offline page returns to the page that was left', async ({ newPage }) => {
  const { page } = await newPage({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  await page.goto('/impressum');
  await untilServed(page);
  await open(page, '/impressum');
  await page.context().setOffline(true);
  await click(page, '/kontakt');
  await page.waitForURL('**/kontakt');
  await page.reload();
  await expectPage(page, 'Keine Verbindung');
  await goBack(page);
  await expectPage(page, 'Impressum');
});
