import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heading, stored, test, untilServed, update } from './worker-page.ts';

test('caches of older versions are deleted when a worker takes over, and other caches stay', async ({
  site,
  page,
}) => {
  await page.evaluate(async () => {
    for (const name of ['schaufenster-pages-v0', 'blog']) {
      await (await caches.open(name)).put('/alt', new Response('alt'));
    }
  });
  site.build = 'second';
  await update(page);
  const old = () =>
    stored(page).then((entries) => entries.filter((entry) => entry.endsWith('/alt')));
  await expect.poll(old).toEqual(['blog /alt']);
});

/** What remains of the service worker. */
async function remains(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return { workers: registrations.length, caches: await caches.keys() };
  });
}

test('a release with the worker turned off removes it and its caches', async ({ site, page }) => {
  site.worker = 'off';
  await update(page);
  await expect.poll(() => remains(page)).toEqual({ workers: 0, caches: [] });
});

test('a worker that answers every request with nonsense is removed as well', async ({
  site,
  newPage,
}) => {
  const script = `
    self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) => event.respondWith(new Response('nonsense')));
  `;
  site.worker = { script };
  const { page } = await newPage({ baseURL: site.url, serviceWorkers: 'allow' });
  await page.goto('/');
  await untilServed(page);
  await page.reload();
  expect(await page.textContent('body')).toBe('nonsense');
  site.worker = 'off';
  await page.reload();
  await expect.poll(() => remains(page), { timeout: 15_000 }).toEqual({ workers: 0, caches: [] });
  await page.reload();
  expect(await heading(page)).toBe('first');
});

test("a page's first worker is not an update", async ({ page }) => {
  expect(await page.evaluate(() => link.isUpdated())).toBe(false);
});

test('an update leaves a page with all its resources alone; the next page is loaded as a document', async ({
  site,
  page,
}) => {
  site.documents = [];
  site.build = 'second';
  await update(page);
  await untilServed(page);
  await page.waitForTimeout(300);
  expect(site.documents).toEqual([]);
  expect(await page.evaluate(() => link.isUpdated())).toBe(true);
});

test('an update reloads a page whose resources have failed', async ({ site, page }) => {
  await page.evaluate(() => link.resourcesFailed());
  site.build = 'second';
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await page.locator('h1', { hasText: 'second' }).waitFor();
});

test('a page whose resources fail after an update is reloaded, once for its code', async ({
  site,
  page,
}) => {
  site.build = 'second';
  await update(page);
  await page.evaluate(() => link.resourcesFailed());
  await page.locator('h1', { hasText: 'second' }).waitFor();
  await untilServed(page);

  site.documents = [];
  site.build = 'third';
  await update(page);
  await page.evaluate(() => link.resourcesFailed());
  await untilServed(page);
  await page.waitForTimeout(300);
  expect(site.documents).toEqual([]);
});

test('a page that stays open looks for a newer worker at most every ten minutes', async ({
  site,
  page,
}) => {
  const looks = () => site.log.filter((entry) => entry === 'GET /sw.js').length;
  const look = (minutes: number) =>
    page.evaluate((later) => {
      const now = Date.now() + later * 60_000;
      Date.now = () => now;
      link.lookForUpdate();
    }, minutes);
  const before = looks();
  await look(9);
  await look(2);
  await expect.poll(looks).toBe(before + 1);
  await look(9);
  await page.waitForTimeout(300);
  expect(looks()).toBe(before + 1);
});

/** The warnings in a page's console. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

test('without a secure connection there is a warning and no worker', async ({
  newPage,
  scripts,
}) => {
  const { page, errors } = await newPage({ serviceWorkers: 'allow' });
  const warnings = warningsOf(page);
  const html = `<!doctype html><script>${scripts.client}</script>`;
  await page.route('http://shop.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('http://shop.example/');
  expect(warnings).toEqual(['The service worker needs https or localhost.']);
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => link.isUpdated())).toBe(false);
});

test('a worker that cannot be loaded causes a warning, and the page works', async ({
  site,
  newPage,
}) => {
  site.statuses.set('/sw.js', 500);
  const { page } = await newPage({ baseURL: site.url, serviceWorkers: 'allow' });
  const warnings = warningsOf(page);
  await page.goto('/');
  await expect.poll(() => warnings).toEqual([expect.stringMatching(/^No service worker:/)]);
  expect(await page.evaluate(() => link.lookForUpdate())).toBeUndefined();
});
