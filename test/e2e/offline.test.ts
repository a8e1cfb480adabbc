import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './another-shop.ts';
import { alive } from './alive.ts';
import { click } from './faults.ts';
import { stored, untilServed } from './worker-page.ts';

/** `servedPage` is one of the demo shop's, which the service worker serves. */
const test = base.extend('servedPage', async ({ newPage }) => {
  const { page } = await newPage({ serviceWorkers: 'allow' });
  await page.goto('/');
  await untilServed(page);
  return page;
});

const isHeading = (page: Page, text: string | RegExp) =>
  page.locator('h1', { hasText: text }).waitFor();

const team = 'Zwölf Menschen';

/** Follows a link within the document, and waits until all that its page needs is stored. */
async function goToTeam(page: Page): Promise<void> {
  await page.reload();
  await alive(page);
  await click(page, '/team');
  await isHeading(page, team);
  await expect
    .poll(() => stored(page))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ \/page-data\/team\/page-data\.json$/),
        expect.stringMatching(/ \/assets\/info-[\w-]+\.js$/),
        expect.stringMatching(/ \/assets\/application-[\w-]+\.js$/),
      ]),
    );
}

test('a page that a link has led to opens without a connection', async ({ servedPage: page }) => {
  await goToTeam(page);
  await page.context().setOffline(true);
  await page.reload();
  await isHeading(page, team);
});

test('stored data take the place of the page without a connection while the browser thinks it is online', async ({
  servedPage: page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await goToTeam(page);
  await page.context().setOffline(true);
  await page.reload();
  await isHeading(page, team);
});

test('the page asked for takes the place of the one without a connection', async ({
  servedPage: page,
}) => {
  await page.context().setOffline(true);
  await page.goto('/en/bicycles');
  await isHeading(page, 'No connection');
  await page.context().setOffline(false);
  await isHeading(page, 'Bicycles');
});

test('a shop that has switched the service worker off registers none, and ends those there are', async ({
  openShop,
  newPage,
}) => {
  const url = await openShop({
    'project.yaml': (yaml) => yaml.replace(/^config:\n/m, 'config:\n  service_worker: off\n'),
  });
  const { page } = await newPage({ serviceWorkers: 'allow' });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const count = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await count()).toBe(0);
  const script = await (await fetch(`${url}/sw.js`)).text();
  expect(script).toContain('unregister');
});
