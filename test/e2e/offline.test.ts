import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './another-shop.ts';
import { open } from './app.ts';
import { click } from './faults.ts';
import { heading, untilServed } from './worker-page.ts';

/** `servedPage` is one of the demo shop's, which the service worker serves. */
const test = base.extend('servedPage', async ({ newPage }) => {
  const { page } = await newPage({ serviceWorkers: 'allow' });
  await page.goto('/');
  await untilServed(page);
  return page;
});

const isHeading = (page: Page, text: string | RegExp) =>
  page.locator('h1', { hasText: text }).waitFor();

test('a page that a link has led to opens without a connection', async ({ servedPage: page }) => {
  await page.locator('main a[href="/uhren"]').first().click();
  await page.waitForURL('**/uhren');
  await page.waitForLoadState('networkidle');
  const shown = await heading(page);
  await page.context().setOffline(true);
  await page.reload();
  await isHeading(page, shown ?? '');
});

test('stored data take the place of the page without a connection while the browser thinks it is online', async ({
  servedPage: page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await open(page, '/');
  await click(page, '/team');
  await isHeading(page, 'Zwölf Menschen');
  await page.context().setOffline(true);
  await page.reload();
  await isHeading(page, 'Zwölf Menschen');
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
