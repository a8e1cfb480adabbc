import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './another-shop.ts';
import { alive, wake } from './alive.ts';
import { click } from './faults.ts';
import { untilIdle } from './until-idle.ts';
import { stored, untilServed } from './worker-page.ts';

/** `servedPage` is a page of the demo shop, served by the service worker. */
const test = base.extend('servedPage', async ({ newPage }) => {
  const { page } = await newPage({ serviceWorkers: 'allow' });
  await page.goto('/');
  await untilServed(page);
  return page;
});

const isHeading = (page: Page, text: string | RegExp) =>
  page.locator('h1', { hasText: text }).waitFor();

const team = 'Zwölf Menschen';

/** Follows a link within the document, and waits until everything its page needs is cached. */
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

test('a page visited through a link opens offline', async ({ servedPage: page }) => {
  await goToTeam(page);
  await page.context().setOffline(true);
  await page.reload();
  await isHeading(page, team);
});

test('a page visited through a link from a page of its kind opens offline', async ({
  servedPage: page,
}) => {
  await page.goto('/impressum');
  await alive(page);
  await click(page, '/datenschutz');
  await isHeading(page, 'Datenschutz');
  await expect
    .poll(() => stored(page))
    .toEqual(expect.arrayContaining([expect.stringMatching(/template-legal-\w+\.css$/)]));
  await page.context().setOffline(true);
  await page.reload();
  await isHeading(page, 'Datenschutz');
});

test('a page with a damaged cached part loads once there is a connection', async ({
  servedPage: page,
}) => {
  await goToTeam(page);
  await page.evaluate(async () => {
    const cache = await caches.open('schaufenster-assets-v1');
    const keys = await cache.keys();
    const styles = keys.filter(({ url }) => url.includes('template-info-'));
    await Promise.all(styles.map((key) => cache.put(key, new Response('<p>'))));
  });
  await page.context().setOffline(true);
  await page.reload();
  await isHeading(page, 'Keine Verbindung');
  // The data are cached, but useless without the styles.
  await page.waitForTimeout(1500);
  await page.context().setOffline(false);
  await isHeading(page, team);
});

test('cached data replace the offline page while the browser believes it is online', async ({
  servedPage: page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await goToTeam(page);
  await page.context().setOffline(true);
  await page.reload();
  await isHeading(page, team);
});

test.for([
  ['template', /\/assets\/home-[\w-]+\.js$/],
  ['application', /\/assets\/react-[\w-]+\.js$/],
  ['shared data', /\/sq\/d\/\w+\.json$/],
] as const)(
  'a page whose cached %s is damaged hydrates at the next visit',
  async ([, file], { servedPage: page }) => {
    const sizes = () =>
      page.evaluate(async (source) => {
        const cache = await caches.open('schaufenster-assets-v1');
        const meant = (await cache.keys()).filter(({ url }) => new RegExp(source).test(url));
        const texts = meant.map(async (key) => (await cache.match(key))?.text());
        return (await Promise.all(texts)).map((text) => text?.length ?? 0);
      }, file.source);
    await page.reload();
    await alive(page);
    await expect.poll(sizes).not.toEqual([]);
    await page.evaluate(async (source) => {
      const cache = await caches.open('schaufenster-assets-v1');
      for (const key of await cache.keys()) {
        const headers = {
          'Content-Type': key.url.endsWith('.js') ? 'text/javascript' : 'text/json',
        };
        if (new RegExp(source).test(key.url)) await cache.put(key, new Response('', { headers }));
      }
    }, file.source);
    // In a separate tab, which has no script in memory.
    const other = await page.context().newPage();
    await other.goto('/');
    await wake(other);
    await expect.poll(async () => Math.min(...(await sizes()))).toBeGreaterThan(0);
    await other.reload();
    await alive(other);
  },
);

test('the requested page replaces the offline page', async ({ servedPage: page }) => {
  await page.context().setOffline(true);
  await page.goto('/en/bicycles');
  await isHeading(page, 'No connection');
  await page.context().setOffline(false);
  await isHeading(page, 'Bicycles');
});

test('a shop that has turned the service worker off registers none, and removes existing ones', async ({
  openShop,
  newPage,
}) => {
  const url = await openShop({
    'project.yaml': (yaml) => yaml.replace(/^config:\n/m, 'config:\n  service_worker: off\n'),
  });
  const { page } = await newPage({ serviceWorkers: 'allow' });
  await page.goto(url);
  await untilIdle(page);
  const count = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await count()).toBe(0);
  const script = await (await fetch(`${url}/sw.js`)).text();
  expect(script).toContain('unregister');
});
