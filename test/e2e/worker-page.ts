import type { Page } from 'playwright-core';
import { test as base } from './worker-site.ts';

/** The `test` of a `WorkerSite` with `page`, one of its pages, served by the service worker. */
export const test = base.extend('page', async ({ site, newPage }) => {
  const { page } = await newPage({ baseURL: site.url, serviceWorkers: 'allow' });
  await page.goto('/');
  await untilServed(page);
  return page;
});

/** Waits until the service worker has taken over, and has finished what it does then. */
export async function untilServed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Looks for the current release, and waits until its service worker has taken over. */
export async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    const registration = await serviceWorker.getRegistration();
    await registration?.update();
    await taken;
  });
}

/** The cached entries: the name of each cache with the path of each entry. */
export function stored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const entries = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) entries.push(`${name} ${new URL(url).pathname}`);
    }
    return entries;
  });
}

export function heading(page: Page): Promise<string | null> {
  return page.locator('h1').textContent();
}
